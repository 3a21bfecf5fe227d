import {shortCodes} from './shortCodes';
import type {ErrorArea} from './types';

/**
 * The codes of Microsoft's header slerror.h that have no entry in `windows.ts` or `office.ts`, so that every code of
 * the licensing service can be looked up. The instructions are at `ErrorArea` in `types.ts`.
 */
export const licensingAreas: readonly ErrorArea[] = [
  {
    title: 'State of a license',
    about: 'Reports a state of the license, not a failure.',
    form: /^0x4004[\dA-F]{4}$/,
    advice: [
      {
        text: 'See the license status and its end date',
        to: '/check_activation_status',
      },
      {
        text: 'Activate before [a grace or validity period] ends',
        to: '#read-the-status',
      },
    ],
    sources: ['sdk-slerror'],
    codes: shortCodes({
      '0x4004D30F': {
        symbol: 'SL_REMAPPING_SP_PUB_TRUSTED_TIME_OK',
        meaning: 'Trusted time is already up to date',
      },
      '0x4004D601': {
        symbol: 'SL_REMAPPING_SP_PUB_KM_CACHE_IDENTICAL',
        meaning: 'The licensing data in the kernel did not change',
      },
      '0x4004D602': {
        symbol: 'SL_REMAPPING_SP_PUB_KM_CACHE_POLICY_CHANGED',
        meaning: 'Policies changed that take effect after a restart',
      },
      '0x4004F00D': {
        symbol: 'SL_I_OOT_GRACE_PERIOD',
        meaning: 'In the grace period after a hardware change',
      },
      '0x4004F065': {
        symbol: 'SL_I_NONGENUINE_GRACE_PERIOD',
        meaning: 'In the non-genuine grace period',
      },
      '0x4004F068': {
        symbol: 'SL_I_NONGENUINE_GRACE_PERIOD_2',
        meaning: 'In the non-genuine grace period of type 2',
      },
      '0x4004F401': {
        symbol: 'SL_I_STORE_BASED_ACTIVATION',
        meaning: 'Licensed through the Microsoft Store',
      },
      '0x4004FC04': {
        symbol: 'SL_I_TIMEBASED_VALIDITY_PERIOD',
        meaning: 'In the validity period of a time-limited license',
      },
      '0x4004FC05': {
        symbol: 'SL_I_PERPETUAL_OOB_GRACE_PERIOD',
        meaning: 'In a grace period that does not end',
      },
      '0x4004FC06': {
        symbol: 'SL_I_TIMEBASED_EXTENDED_GRACE_PERIOD',
        meaning: 'In the extended grace period of a time-limited license',
      },
    }),
  },
  {
    title: 'Genuine validation',
    about:
      'A check that this copy of Windows is genuine failed, or could not be made.',
    form: /^0xC004C[2-6][\dA-F]{2}$/,
    advice: [
      {
        text: '[Repair system files], because changed ones fail the check',
        to: '#repair-system-files',
      },
      {
        text: '[Undo tools] that changed licensing files or hardware identifiers',
        to: '/issues_due_to_gaming_spoofers',
      },
      {
        text: 'Enter your own key and activate, or [reinstall from genuine media]',
        to: '/genuine-installation-media',
      },
    ],
    sources: ['sdk-slerror'],
    codes: shortCodes({
      '0xC004C291': {
        symbol: 'SL_E_INVALID_LICENSE_STATE_BREACH_GRACE',
        meaning: 'The license is in a grace period after a breach',
      },
      '0xC004C292': {
        symbol: 'SL_E_INVALID_LICENSE_STATE_BREACH_GRACE_EXPIRED',
        meaning: 'The grace period after a breach has ended',
      },
      '0xC004C2F6': {
        symbol: 'SL_E_INVALID_TEMPLATE_ID',
        meaning: 'The validation request names an invalid template',
      },
      '0xC004C2FA': {
        symbol: 'SL_E_INVALID_XML_BLOB',
        meaning: 'The data of the validation request is invalid',
      },
      '0xC004C327': {
        symbol: 'SL_E_VALIDATION_BLOB_PARAM_NOT_FOUND',
        meaning: 'A parameter of the validation request is missing or invalid',
      },
      '0xC004C328': {
        symbol: 'SL_E_INVALID_CLIENT_TOKEN',
        meaning: 'The token of the client is invalid',
      },
      '0xC004C329': {
        symbol: 'SL_E_INVALID_OFFLINE_BLOB',
        meaning: 'The data for offline validation is invalid',
      },
      '0xC004C32A': {
        symbol: 'SL_E_OFFLINE_VALIDATION_BLOB_PARAM_NOT_FOUND',
        meaning: 'A parameter of the offline data is missing or invalid',
      },
      '0xC004C32B': {
        symbol: 'SL_E_INVALID_OSVERSION_TEMPLATEID',
        meaning: 'The validation template is not for this Windows version',
      },
      '0xC004C32C': {
        symbol: 'SL_E_OFFLINE_GENUINE_BLOB_REVOKED',
        meaning: 'The proof for offline validation was revoked',
      },
      '0xC004C32D': {
        symbol: 'SL_E_OFFLINE_GENUINE_BLOB_NOT_FOUND',
        meaning: 'The proof for offline validation was not found',
      },
      '0xC004C401': {
        symbol: 'SL_E_INVALID_OS_FOR_PRODUCT_KEY',
        meaning: 'The key is not for this Windows version',
      },
      '0xC004C4A7': {
        symbol: 'SL_E_INVALID_OEM_OR_VOLUME_BINDING_DATA',
        meaning: 'The data that binds an OEM or volume license is invalid',
      },
      '0xC004C4A8': {
        symbol: 'SL_E_INVALID_LICENSE_STATE',
        meaning: 'The license is in an invalid state',
      },
      '0xC004C4A9': {
        symbol: 'SL_E_IP_LOCATION_FALIED',
        meaning: 'The key is blocked for this location',
      },
      '0xC004C4AB': {
        symbol: 'SL_E_SOFTMOD_EXPLOIT_DETECTED',
        meaning: 'A change that gets around licensing was found',
      },
      '0xC004C4AC': {
        symbol: 'SL_E_INVALID_TOKEN_DATA',
        meaning: 'The data of a token-based activation is invalid',
      },
      '0xC004C4AD': {
        symbol: 'SL_E_HEALTH_CHECK_FAILED_NEUTRAL_FILES',
        meaning: 'Changed Windows program files were found',
      },
      '0xC004C4AE': {
        symbol: 'SL_E_HEALTH_CHECK_FAILED_MUI_FILES',
        meaning: 'Changed Windows language files were found',
      },
      '0xC004C4AF': {
        symbol: 'SL_E_INVALID_AD_DATA',
        meaning: 'The data of an Active Directory-based activation is invalid',
      },
      '0xC004C4B0': {
        symbol: 'SL_E_INVALID_RSDP_COUNT',
        meaning:
          'A change that gets around licensing was found in the firmware tables',
      },
      '0xC004C4B1': {
        symbol: 'SL_E_ENGINE_DETECTED_EXPLOIT',
        meaning: 'A change that gets around licensing was found',
      },
      '0xC004C531': {
        symbol: 'SL_E_NOTIFICATION_BREACH_DETECTED',
        meaning: 'Windows shows notices because a licensing breach was found',
      },
      '0xC004C533': {
        symbol: 'SL_E_NOTIFICATION_OTHER_REASONS',
        meaning: 'Windows shows notices for another reason',
      },
      '0xC004C600': {
        symbol: 'SL_E_NON_GENUINE_STATUS_LAST',
        meaning: 'This copy of Windows is not genuine',
      },
      '0xC004F066': {
        symbol: 'SL_E_DEPENDENT_PROPERTY_NOT_SET',
        meaning: 'A genuine property was set before the one it depends on',
      },
      '0xC004F067': {
        symbol: 'SL_E_NONGENUINE_GRACE_TIME_EXPIRED_2',
        meaning: 'The non-genuine grace period of type 2 has ended',
      },
    }),
  },
  {
    title: 'Answer of the activation server',
    about:
      "Microsoft's activation server answered, but did not activate the product with this key or license.",
    form: /^0xC004[BC][\dA-F]{3}$/,
    advice: [
      'Wait some hours and activate again, because the server may be the cause',
      {
        text: 'Check that the key belongs to [the installed product and edition]',
        to: '/change_windows_edition',
      },
      {
        text: '[Ask the seller or the owner of the volume agreement] about the key, then Microsoft',
        to: '#ask-for-support',
      },
    ],
    sources: ['sdk-slerror'],
    codes: shortCodes({
      '0xC004B010': {
        symbol: 'SL_E_SRV_BUSINESS_TOKEN_ENTRY_NOT_FOUND',
        meaning: 'The server lacks a business token entry that it needs',
      },
      '0xC004C022': {
        symbol: 'SL_E_CHPA_REISSUANCE_LIMIT_NOT_FOUND',
        meaning: 'The server has no limit for issuing this license again',
      },
      '0xC004C023': {
        symbol: 'SL_E_CHPA_OVERRIDE_REQUEST_NOT_FOUND',
        meaning: 'The server has no request to override a limit',
      },
      '0xC004C033': {
        symbol: 'SL_E_CHPA_TIMEBASED_PRODUCT_KEY_NOT_CONFIGURED',
        meaning: 'The time-limited key is not set up for activation',
      },
      '0xC004C04F': {
        symbol: 'SL_E_CHPA_NO_RULES_TO_ACTIVATE',
        meaning: 'The server has no rule that lets this key activate',
      },
      '0xC004C051': {
        symbol: 'SL_E_CHPA_DIGITALMARKER_INVALID_BINDING',
        meaning: 'The license is invalid: its digital marker does not match',
      },
      '0xC004C052': {
        symbol: 'SL_E_CHPA_DIGITALMARKER_BINDING_NOT_CONFIGURED',
        meaning: 'Problem with the key: its digital marker is not set up',
      },
      '0xC004C3FF': {
        symbol: 'SL_E_CHPA_MSCH_RESPONSE_NOT_AVAILABLE_VGA',
        meaning: 'The validation service answered in an unexpected form',
      },
      '0xC004C700': {
        symbol: 'SL_E_CHPA_BUSINESS_RULE_INPUT_NOT_FOUND',
        meaning: 'A rule of the server lacks its input',
      },
      '0xC004C750': {
        symbol: 'SL_E_CHPA_NULL_VALUE_FOR_PROPERTY_NAME_OR_ID',
        meaning: 'A property was sent to the server without a name and number',
      },
      '0xC004C751': {
        symbol: 'SL_E_CHPA_UNKNOWN_PROPERTY_NAME',
        meaning: 'The server does not know the name of a property',
      },
      '0xC004C752': {
        symbol: 'SL_E_CHPA_UNKNOWN_PROPERTY_ID',
        meaning: 'The server does not know the number of a property',
      },
      '0xC004C755': {
        symbol: 'SL_E_CHPA_FAILED_TO_UPDATE_PRODUCTKEY_BINDING',
        meaning: 'The server could not update what the key is bound to',
      },
      '0xC004C756': {
        symbol: 'SL_E_CHPA_FAILED_TO_INSERT_PRODUCTKEY_BINDING',
        meaning: 'The server could not store what the key is bound to',
      },
      '0xC004C757': {
        symbol: 'SL_E_CHPA_FAILED_TO_DELETE_PRODUCTKEY_BINDING',
        meaning: 'The server could not delete what the key is bound to',
      },
      '0xC004C758': {
        symbol: 'SL_E_CHPA_FAILED_TO_PROCESS_PRODUCT_KEY_BINDINGS_XML',
        meaning:
          'The server could not read the data on what the key is bound to',
      },
      '0xC004C75A': {
        symbol: 'SL_E_CHPA_FAILED_TO_INSERT_PRODUCT_KEY_PROPERTY',
        meaning: 'The server could not store a property of the key',
      },
      '0xC004C75B': {
        symbol: 'SL_E_CHPA_FAILED_TO_UPDATE_PRODUCT_KEY_PROPERTY',
        meaning: 'The server could not update a property of the key',
      },
      '0xC004C75C': {
        symbol: 'SL_E_CHPA_FAILED_TO_DELETE_PRODUCT_KEY_PROPERTY',
        meaning: 'The server could not delete a property of the key',
      },
      '0xC004C764': {
        symbol: 'SL_E_CHPA_UNKNOWN_PRODUCT_KEY_TYPE',
        meaning: 'The server does not know this type of key',
      },
      '0xC004C780': {
        symbol: 'SL_E_CHPA_FAILED_TO_INSERT_PRODUCT_KEY_RECORD',
        meaning: 'The server could not store its record of the key',
      },
      '0xC004C781': {
        symbol: 'SL_E_CHPA_FAILED_TO_UPDATE_PRODUCT_KEY_RECORD',
        meaning: 'The server could not update its record of the key',
      },
    }),
  },
  {
    title: 'Answer of the digital license server',
    about:
      'The server that keeps digital licenses and checks keys for Windows 10 and later refused the request.',
    form: /^0x803FA[\dA-F]{3}$/,
    advice: [
      {
        text: '[Run the activation troubleshooter] in Settings, and sign in with the account that owns the license',
        to: '/hwid#hardware-change',
      },
      {
        text: 'Check that the license or key is for [the installed edition]',
        to: '/change_windows_edition',
      },
      {
        text: '[Ask the seller] of the license, then Microsoft',
        to: '#ask-for-support',
      },
    ],
    sources: ['sdk-slerror'],
    codes: shortCodes({
      '0x803FA073': {
        symbol: 'SL_REMAPPING_MDOLLAR_INVALID_PRODUCT_DATA_ID',
        meaning: 'The license is invalid: its product number is wrong',
      },
      '0x803FA074': {
        symbol: 'SL_REMAPPING_MDOLLAR_INVALID_PRODUCT_DATA',
        meaning: 'The license is invalid: its product data is wrong',
      },
      '0x803FA076': {
        symbol: 'SL_REMAPPING_MDOLLAR_INVALID_ACTCONFIG_ID',
        meaning: 'The key is not valid for this product configuration',
      },
      '0x803FA078': {
        symbol: 'SL_REMAPPING_MDOLLAR_INVALID_PRODUCT_KEY_FORMAT',
        meaning: 'The key has the wrong format',
      },
      '0x803FA07A': {
        symbol: 'SL_REMAPPING_MDOLLAR_INVALID_BINDING_URI',
        meaning: 'The license is invalid: its binding address is wrong',
      },
      '0x803FA07D': {
        symbol: 'SL_REMAPPING_MDOLLAR_INVALID_ARGUMENT',
        meaning: 'The server failed on a wrong argument',
      },
      '0x803FA080': {
        symbol: 'SL_REMAPPING_MDOLLAR_DMAK_EXTENSION_LIMIT_EXCEEDED',
        meaning: 'The MAK has used up its extra activations',
      },
      '0x803FA097': {
        symbol: 'SL_REMAPPING_MDOLLAR_TIMEBASED_ACTIVATION_BEFORE_START_DATE',
        meaning: 'Time-limited key used before its start date',
      },
      '0x803FA098': {
        symbol: 'SL_REMAPPING_MDOLLAR_TIMEBASED_ACTIVATION_AFTER_END_DATE',
        meaning: 'Time-limited key used after its end date',
      },
      '0x803FA099': {
        symbol: 'SL_REMAPPING_MDOLLAR_TIMEBASED_ACTIVATION_NOT_AVAILABLE',
        meaning: 'No further time-limited activation is available',
      },
      '0x803FA09A': {
        symbol: 'SL_REMAPPING_MDOLLAR_TIMEBASED_PRODUCT_KEY_NOT_CONFIGURED',
        meaning: 'The time-limited key is not set up for activation',
      },
      '0x803FA0C8': {
        symbol: 'SL_REMAPPING_MDOLLAR_NO_RULES_TO_ACTIVATE',
        meaning: 'The server has no rule that lets this key activate',
      },
      '0x803FA0D3': {
        symbol: 'SL_REMAPPING_MDOLLAR_DIGITALMARKER_INVALID_BINDING',
        meaning: 'The license is invalid: its digital marker does not match',
      },
      '0x803FA0D4': {
        symbol: 'SL_REMAPPING_MDOLLAR_DIGITALMARKER_BINDING_NOT_CONFIGURED',
        meaning: 'Problem with the key: its digital marker is not set up',
      },
      '0x803FA0D5': {
        symbol: 'SL_REMAPPING_MDOLLAR_ROT_OVERRIDE_LIMIT_REACHED',
        meaning: 'The limit for overriding the activation rules is reached',
      },
      '0x803FA0D6': {
        symbol: 'SL_REMAPPING_MDOLLAR_DMAK_OVERRIDE_LIMIT_REACHED',
        meaning: 'The limit for overriding the MAK count is reached',
      },
    }),
  },
  {
    title: 'Activation by phone',
    about:
      'The installation ID or confirmation ID of an offline activation was not accepted.',
    advice: [
      'Get the installation ID again with `slmgr.vbs /dti`, on this PC and with the key that is installed now',
      {
        text: '[Get a new confirmation ID] for it in the Product Activation Portal, and type all its digits',
        to: '/licensing-servers-issue#telephone',
      },
      {
        text: '[Activate over the internet] if the PC can reach it',
        to: '/licensing-servers-issue',
      },
    ],
    sources: ['sdk-slerror'],
    codes: shortCodes({
      '0x803FA08D': {
        symbol: 'SL_REMAPPING_MDOLLAR_CIDIID_INVALID_VERSION',
        meaning: 'The confirmation ID has the wrong version',
      },
      '0x803FA08E': {
        symbol: 'SL_REMAPPING_MDOLLAR_CIDIID_INVALID_DATA',
        meaning: 'The offline activation data has the wrong format',
      },
      '0x803FA08F': {
        symbol: 'SL_REMAPPING_MDOLLAR_CIDIID_INVALID_DATA_LENGTH',
        meaning: 'The confirmation ID has the wrong length',
      },
      '0x803FA090': {
        symbol: 'SL_REMAPPING_MDOLLAR_CIDIID_INVALID_CHECK_DIGITS',
        meaning:
          'A check digit of the installation ID or confirmation ID is wrong',
      },
      '0xC004F02E': {
        symbol: 'SL_E_CIDIID_VERSION_NOT_SUPPORTED',
        meaning: 'This version of confirmation ID is not supported',
      },
      '0xC004F030': {
        symbol: 'SL_E_CIDIID_NOT_DEPOSITED',
        meaning: 'The installation ID or confirmation ID could not be saved',
      },
      '0xC004F07E': {
        symbol: 'SL_E_CIDIID_MISMATCHED_PKEY',
        meaning:
          'The installation ID and confirmation ID belong to another key',
      },
    }),
  },
  {
    title: 'Trusted store',
    about:
      'The protected store in which Windows keeps grace periods, rearms and hardware data has a problem.',
    form: /^0xC004D3[\dA-F]{2}$/,
    advice: [
      'Restart the PC and activate again',
      {
        text: '[Undo tools] that changed licensing files or hardware identifiers',
        to: '/issues_due_to_gaming_spoofers',
      },
      {text: 'Repair system files', to: '#repair-system-files'},
      {
        text: '[Reinstall Windows in place] if the store stays damaged',
        to: '#reinstall-in-place',
      },
    ],
    sources: ['sdk-slerror'],
    codes: shortCodes({
      '0xC004D301': {
        symbol: 'SL_REMAPPING_SP_PUB_TS_TAMPERED',
        meaning: 'The trusted store was changed from outside',
      },
      '0xC004D303': {
        symbol: 'SL_REMAPPING_SP_PUB_TS_RECREATED',
        meaning: 'The trusted store was created again',
      },
      '0xC004D304': {
        symbol: 'SL_REMAPPING_SP_PUB_TS_ENTRY_KEY_NOT_FOUND',
        meaning: 'An entry was not found in the trusted store',
      },
      '0xC004D305': {
        symbol: 'SL_REMAPPING_SP_PUB_TS_ENTRY_KEY_ALREADY_EXISTS',
        meaning: 'An entry exists already in the trusted store',
      },
      '0xC004D306': {
        symbol: 'SL_REMAPPING_SP_PUB_TS_ENTRY_KEY_SIZE_TOO_BIG',
        meaning: 'The name of an entry is too long for the trusted store',
      },
      '0xC004D308': {
        symbol: 'SL_REMAPPING_SP_PUB_TS_DATA_SIZE_TOO_BIG',
        meaning: 'The data of an entry is too large for the trusted store',
      },
      '0xC004D309': {
        symbol: 'SL_REMAPPING_SP_PUB_TS_INVALID_HW_BINDING',
        meaning: 'The hardware differs too much from the recorded hardware',
      },
      '0xC004D30A': {
        symbol: 'SL_REMAPPING_SP_PUB_TIMER_ALREADY_EXISTS',
        meaning: 'A secure timer exists already',
      },
      '0xC004D30B': {
        symbol: 'SL_REMAPPING_SP_PUB_TIMER_NOT_FOUND',
        meaning: 'A secure timer was not found',
      },
      '0xC004D30C': {
        symbol: 'SL_REMAPPING_SP_PUB_TIMER_EXPIRED',
        meaning: 'A secure timer has run out',
      },
      '0xC004D30D': {
        symbol: 'SL_REMAPPING_SP_PUB_TIMER_NAME_SIZE_TOO_BIG',
        meaning: 'The name of a secure timer is too long',
      },
      '0xC004D30E': {
        symbol: 'SL_REMAPPING_SP_PUB_TS_FULL',
        meaning: 'The trusted store is full',
      },
      '0xC004D310': {
        symbol: 'SL_REMAPPING_SP_PUB_TS_ENTRY_READ_ONLY',
        meaning: 'A read-only entry cannot be changed',
      },
      '0xC004D311': {
        symbol: 'SL_REMAPPING_SP_PUB_TIMER_READ_ONLY',
        meaning: 'A read-only timer cannot be changed',
      },
      '0xC004D312': {
        symbol: 'SL_REMAPPING_SP_PUB_TS_ATTRIBUTE_READ_ONLY',
        meaning: 'A read-only attribute cannot be changed',
      },
      '0xC004D313': {
        symbol: 'SL_REMAPPING_SP_PUB_TS_ATTRIBUTE_NOT_FOUND',
        meaning: 'An attribute was not found',
      },
      '0xC004D314': {
        symbol: 'SL_REMAPPING_SP_PUB_TS_ACCESS_DENIED',
        meaning: 'Access to the trusted store was denied',
      },
      '0xC004D315': {
        symbol: 'SL_REMAPPING_SP_PUB_TS_NAMESPACE_NOT_FOUND',
        meaning: 'A namespace was not found',
      },
      '0xC004D316': {
        symbol: 'SL_REMAPPING_SP_PUB_TS_NAMESPACE_IN_USE',
        meaning: 'A namespace is in use',
      },
      '0xC004D317': {
        symbol: 'SL_REMAPPING_SP_PUB_TS_TAMPERED_BREADCRUMB_LOAD_INVALID',
        meaning:
          'The trusted store was changed: a control record cannot be loaded',
      },
      '0xC004D318': {
        symbol: 'SL_REMAPPING_SP_PUB_TS_TAMPERED_BREADCRUMB_GENERATION',
        meaning:
          'The trusted store was changed: a control record has the wrong generation',
      },
      '0xC004D319': {
        symbol: 'SL_REMAPPING_SP_PUB_TS_TAMPERED_INVALID_DATA',
        meaning: 'The trusted store was changed: its data is invalid',
      },
      '0xC004D31A': {
        symbol: 'SL_REMAPPING_SP_PUB_TS_TAMPERED_NO_DATA',
        meaning: 'The trusted store was changed: its data is missing',
      },
      '0xC004D31B': {
        symbol: 'SL_REMAPPING_SP_PUB_TS_TAMPERED_DATA_BREADCRUMB_MISMATCH',
        meaning:
          'The trusted store was changed: data and control record differ',
      },
      '0xC004D31C': {
        symbol: 'SL_REMAPPING_SP_PUB_TS_TAMPERED_DATA_VERSION_MISMATCH',
        meaning:
          'The trusted store was changed: its data has the wrong version',
      },
    }),
  },
  {
    title: 'Security processor',
    about:
      'The part of the licensing service that protects its data failed, or got a request that it does not accept.',
    form: /^0x[8C]004D[\dA-F]{3}$/,
    advice: [
      'Restart the PC and activate again',
      {
        text: 'Close debuggers, and [undo tools] that changed licensing files',
        to: '/issues_due_to_gaming_spoofers',
      },
      {text: 'Repair system files', to: '#repair-system-files'},
    ],
    sources: ['sdk-slerror'],
    codes: shortCodes({
      '0x8004D10B': {
        symbol: 'SL_REMAPPING_SP_STATUS_DEBUGGER_DETECTED',
        meaning: 'Licensing does not work while a debugger is attached',
      },
      '0xC004D000': {
        symbol: 'SL_REMAPPING_SP_PUB_API_INVALID_LICENSE',
        meaning: 'The license passed to it is invalid',
      },
      '0xC004D009': {
        symbol: 'SL_REMAPPING_SP_PUB_API_INVALID_ALGORITHM_TYPE',
        meaning: 'The type of algorithm is invalid',
      },
      '0xC004D00C': {
        symbol: 'SL_REMAPPING_SP_PUB_API_TOO_MANY_LOADED_ENVIRONMENTS',
        meaning: 'Too many environments are loaded',
      },
      '0xC004D012': {
        symbol: 'SL_REMAPPING_SP_PUB_API_BAD_GET_INFO_QUERY',
        meaning: 'A query for information is invalid',
      },
      '0xC004D02C': {
        symbol: 'SL_REMAPPING_SP_PUB_API_INVALID_HANDLE',
        meaning: 'A handle is invalid',
      },
      '0xC004D055': {
        symbol: 'SL_REMAPPING_SP_PUB_API_INVALID_KEY_LENGTH',
        meaning: 'A cryptographic key has the wrong length',
      },
      '0xC004D073': {
        symbol: 'SL_REMAPPING_SP_PUB_API_NO_AES_PROVIDER',
        meaning: 'No provider for AES encryption was found',
      },
      '0xC004D081': {
        symbol: 'SL_REMAPPING_SP_PUB_API_HANDLE_NOT_COMMITED',
        meaning: 'A handle was used before it was committed',
      },
      '0xC004D101': {
        symbol: 'SL_REMAPPING_SP_PUB_GENERAL_NOT_INITIALIZED',
        meaning: 'The security processor was not initialized',
      },
      '0xC004D103': {
        symbol: 'SL_REMAPPING_SP_STATUS_GENERIC_FAILURE',
        meaning: 'General failure',
      },
      '0xC004D104': {
        symbol: 'SL_REMAPPING_SP_STATUS_INVALIDARG',
        meaning: 'An argument is invalid',
      },
      '0xC004D105': {
        symbol: 'SL_REMAPPING_SP_STATUS_ALREADY_EXISTS',
        meaning: 'The value exists already',
      },
      '0xC004D107': {
        symbol: 'SL_REMAPPING_SP_STATUS_INSUFFICIENT_BUFFER',
        meaning: 'A buffer is too small',
      },
      '0xC004D108': {
        symbol: 'SL_REMAPPING_SP_STATUS_INVALIDDATA',
        meaning: 'Data is invalid',
      },
      '0xC004D109': {
        symbol: 'SL_REMAPPING_SP_STATUS_INVALID_SPAPI_CALL',
        meaning: 'A call is invalid',
      },
      '0xC004D10A': {
        symbol: 'SL_REMAPPING_SP_STATUS_INVALID_SPAPI_VERSION',
        meaning: 'The versions of caller and security processor differ',
      },
      '0xC004D10C': {
        symbol: 'SL_REMAPPING_SP_STATUS_NO_MORE_DATA',
        meaning: 'There is no more data',
      },
      '0xC004D201': {
        symbol: 'SL_REMAPPING_SP_PUB_CRYPTO_INVALID_KEYLENGTH',
        meaning: 'Cryptographic key material has the wrong length',
      },
      '0xC004D202': {
        symbol: 'SL_REMAPPING_SP_PUB_CRYPTO_INVALID_BLOCKLENGTH',
        meaning: 'The block length is wrong for the algorithm',
      },
      '0xC004D203': {
        symbol: 'SL_REMAPPING_SP_PUB_CRYPTO_INVALID_CIPHER',
        meaning: 'The type of cipher is invalid',
      },
      '0xC004D204': {
        symbol: 'SL_REMAPPING_SP_PUB_CRYPTO_INVALID_CIPHERMODE',
        meaning: 'The cipher mode is invalid',
      },
      '0xC004D205': {
        symbol: 'SL_REMAPPING_SP_PUB_CRYPTO_UNKNOWN_PROVIDERID',
        meaning: 'The cryptographic provider is unknown',
      },
      '0xC004D206': {
        symbol: 'SL_REMAPPING_SP_PUB_CRYPTO_UNKNOWN_KEYID',
        meaning: 'The type of cryptographic key is unknown',
      },
      '0xC004D207': {
        symbol: 'SL_REMAPPING_SP_PUB_CRYPTO_UNKNOWN_HASHID',
        meaning: 'The type of hash is unknown',
      },
      '0xC004D208': {
        symbol: 'SL_REMAPPING_SP_PUB_CRYPTO_UNKNOWN_ATTRIBUTEID',
        meaning: 'The cryptographic attribute is unknown',
      },
      '0xC004D209': {
        symbol: 'SL_REMAPPING_SP_PUB_CRYPTO_HASH_FINALIZED',
        meaning: 'A finished hash cannot be changed',
      },
      '0xC004D20A': {
        symbol: 'SL_REMAPPING_SP_PUB_CRYPTO_KEY_NOT_AVAILABLE',
        meaning: 'A cryptographic key is not available in this state',
      },
      '0xC004D20B': {
        symbol: 'SL_REMAPPING_SP_PUB_CRYPTO_KEY_NOT_FOUND',
        meaning: 'A cryptographic key does not exist',
      },
      '0xC004D20C': {
        symbol: 'SL_REMAPPING_SP_PUB_CRYPTO_NOT_BLOCK_ALIGNED',
        meaning: 'The data does not fill whole blocks of the algorithm',
      },
      '0xC004D20D': {
        symbol: 'SL_REMAPPING_SP_PUB_CRYPTO_INVALID_SIGNATURELENGTH',
        meaning: 'A signature has the wrong length',
      },
      '0xC004D20E': {
        symbol: 'SL_REMAPPING_SP_PUB_CRYPTO_INVALID_SIGNATURE',
        meaning: 'A signature does not match',
      },
      '0xC004D20F': {
        symbol: 'SL_REMAPPING_SP_PUB_CRYPTO_INVALID_BLOCK',
        meaning: 'An RSA block is invalid',
      },
      '0xC004D210': {
        symbol: 'SL_REMAPPING_SP_PUB_CRYPTO_INVALID_FORMAT',
        meaning: 'An RSA block has the wrong format',
      },
      '0xC004D211': {
        symbol: 'SL_REMAPPING_SP_PUB_CRYPTO_INVALID_PADDING',
        meaning: 'The padding of encrypted data is invalid',
      },
      '0xC004D402': {
        symbol: 'SL_REMAPPING_SP_PUB_TAMPER_SECURITY_PROCESSOR_PATCHED',
        meaning: 'The security processor itself was changed',
      },
      '0xC004D501': {
        symbol: 'SL_REMAPPING_SP_PUB_KM_CACHE_TAMPER',
        meaning: 'The licensing data in the kernel was changed',
      },
      '0xC004D502': {
        symbol: 'SL_REMAPPING_SP_PUB_KM_CACHE_TAMPER_RESTORE_FAILED',
        meaning:
          'The licensing data in the kernel was changed and could not be restored',
      },
      '0xC004D701': {
        symbol: 'SL_REMAPPING_SP_STATUS_PUSHKEY_CONFLICT',
        meaning: 'A decryption key is already set for this feature',
      },
      '0xC004D702': {
        symbol: 'SL_REMAPPING_SP_PUB_PROXY_SOFT_TAMPER',
        meaning: 'A call through the security processor failed',
      },
    }),
  },
  {
    title: 'License store',
    about:
      'The store of installed licenses, `tokens.dat`, is damaged or cannot be read or written.',
    form: /^0x8004E[\dA-F]{3}$/,
    advice: [
      'Check that the system drive has free space, then restart the PC',
      {text: 'Restart the licensing services', to: '#licensing-services'},
      {
        text: 'Reinstall Windows in place if the code stays',
        to: '#reinstall-in-place',
      },
    ],
    sources: ['sdk-slerror'],
    codes: shortCodes({
      '0x8004E101': {
        symbol: 'SL_E_SFS_INVALID_FS_VERSION',
        meaning: 'The file of the license store has the wrong version',
      },
      '0x8004E102': {
        symbol: 'SL_E_SFS_INVALID_FD_TABLE',
        meaning: 'The table in the license store is invalid',
      },
      '0x8004E103': {
        symbol: 'SL_E_SFS_INVALID_SYNC',
        meaning: 'A license in the store has an invalid beginning or end',
      },
      '0x8004E104': {
        symbol: 'SL_E_SFS_BAD_TOKEN_NAME',
        meaning: 'A license in the store has an invalid name',
      },
      '0x8004E105': {
        symbol: 'SL_E_SFS_BAD_TOKEN_EXT',
        meaning: 'A license in the store has an invalid extension',
      },
      '0x8004E106': {
        symbol: 'SL_E_SFS_DUPLICATE_TOKEN_NAME',
        meaning: 'A license is in the store twice',
      },
      '0x8004E107': {
        symbol: 'SL_E_SFS_TOKEN_SIZE_MISMATCH',
        meaning: 'A license in the store has the wrong size',
      },
      '0x8004E109': {
        symbol: 'SL_E_SFS_FILE_READ_ERROR',
        meaning: 'Reading a license from the store failed',
      },
      '0x8004E10A': {
        symbol: 'SL_E_SFS_FILE_WRITE_ERROR',
        meaning: 'A license could not be written to the store',
      },
      '0x8004E10B': {
        symbol: 'SL_E_SFS_INVALID_FILE_POSITION',
        meaning: 'The license store tried an invalid file operation',
      },
      '0x8004E10C': {
        symbol: 'SL_E_SFS_NO_ACTIVE_TRANSACTION',
        meaning: 'The license store has no open transaction',
      },
      '0x8004E10D': {
        symbol: 'SL_E_SFS_INVALID_FS_HEADER',
        meaning: 'The beginning of the license store is invalid',
      },
      '0x8004E10E': {
        symbol: 'SL_E_SFS_INVALID_TOKEN_DESCRIPTOR',
        meaning: 'The description of a license in the store is invalid',
      },
      '0xC004E007': {
        symbol: 'SL_E_TOKSTO_TOKEN_NOT_FOUND',
        meaning: 'The requested license is not in the store',
      },
      '0xC004E008': {
        symbol: 'SL_E_TOKSTO_NO_PROPERTIES',
        meaning: 'A license has no valid properties',
      },
      '0xC004E009': {
        symbol: 'SL_E_TOKSTO_NOT_INITIALIZED',
        meaning: 'The license store is not initialized',
      },
      '0xC004E00A': {
        symbol: 'SL_E_TOKSTO_ALREADY_INITIALIZED',
        meaning: 'The license store is already initialized',
      },
      '0xC004E00B': {
        symbol: 'SL_E_TOKSTO_NO_ID_SET',
        meaning: 'A license has no valid identifier',
      },
      '0xC004E00C': {
        symbol: 'SL_E_TOKSTO_CANT_CREATE_FILE',
        meaning: 'Opening or creating a license file failed',
      },
      '0xC004E00D': {
        symbol: 'SL_E_TOKSTO_CANT_WRITE_TO_FILE',
        meaning: 'A license file could not be written',
      },
      '0xC004E00E': {
        symbol: 'SL_E_TOKSTO_CANT_READ_FILE',
        meaning: 'Reading a license file failed',
      },
      '0xC004E00F': {
        symbol: 'SL_E_TOKSTO_CANT_PARSE_PROPERTIES',
        meaning: 'A property of a license is damaged',
      },
      '0xC004E010': {
        symbol: 'SL_E_TOKSTO_PROPERTY_NOT_FOUND',
        meaning: 'A property of a license is missing',
      },
      '0xC004E011': {
        symbol: 'SL_E_TOKSTO_INVALID_FILE',
        meaning: 'The license store holds an invalid file',
      },
      '0xC004E012': {
        symbol: 'SL_E_TOKSTO_CANT_CREATE_MUTEX',
        meaning: 'The license store could not create its lock',
      },
      '0xC004E013': {
        symbol: 'SL_E_TOKSTO_CANT_ACQUIRE_MUTEX',
        meaning: 'The license store could not get its lock',
      },
      '0xC004E014': {
        symbol: 'SL_E_TOKSTO_NO_TOKEN_DATA',
        meaning: 'A license has no valid data',
      },
    }),
  },
  {
    title: 'Active Directory and token-based activation',
    about:
      'An organization activates this PC with its directory or with certificates, and that failed.',
    form: /^0xC004F3[\dA-F]{2}$/,
    advice: [
      'Ask your IT department: the certificate and the activation object are theirs',
      'Insert the smart card or install the certificate meant for activation, and activate again',
      {
        text: 'List the certificates that fit with [`slmgr.vbs /ltc`]',
        to: '/command_line_switches',
      },
    ],
    sources: ['sdk-slerror'],
    codes: shortCodes({
      '0xC004F082': {
        symbol: 'SL_E_VL_AD_AO_NAME_TOO_LONG',
        meaning:
          'The name of the Active Directory activation object is too long',
      },
      '0xC004F302': {
        symbol: 'SL_E_TKA_SILENT_ACTIVATION_FAILURE',
        meaning:
          'No certificate can activate the product without asking the user',
      },
      '0xC004F303': {
        symbol: 'SL_E_TKA_INVALID_CERT_CHAIN',
        meaning: 'The certificate chain could not be built or checked',
      },
      '0xC004F304': {
        symbol: 'SL_E_TKA_GRANT_NOT_FOUND',
        meaning: 'The license for token-based activation was not found',
      },
      '0xC004F307': {
        symbol: 'SL_E_TKA_INVALID_BLOB',
        meaning: 'The activation data is invalid',
      },
      '0xC004F308': {
        symbol: 'SL_E_TKA_TAMPERED_CERT_CHAIN',
        meaning: 'The activation data was changed',
      },
      '0xC004F309': {
        symbol: 'SL_E_TKA_CHALLENGE_MISMATCH',
        meaning: 'The challenge and its response do not match',
      },
      '0xC004F30A': {
        symbol: 'SL_E_TKA_INVALID_CERTIFICATE',
        meaning: 'The certificate does not meet the conditions of the license',
      },
      '0xC004F30B': {
        symbol: 'SL_E_TKA_INVALID_SMARTCARD',
        meaning: 'The inserted smart card cannot activate the product',
      },
      '0xC004F30C': {
        symbol: 'SL_E_TKA_FAILED_GRANT_PARSING',
        meaning: 'The license for token-based activation is invalid',
      },
      '0xC004F30D': {
        symbol: 'SL_E_TKA_INVALID_THUMBPRINT',
        meaning: 'The thumbprint is invalid',
      },
      '0xC004F30E': {
        symbol: 'SL_E_TKA_THUMBPRINT_CERT_NOT_FOUND',
        meaning: 'No certificate has this thumbprint',
      },
      '0xC004F30F': {
        symbol: 'SL_E_TKA_CRITERIA_MISMATCH',
        meaning: 'The certificate does not meet the criteria of the license',
      },
      '0xC004F310': {
        symbol: 'SL_E_TKA_TPID_MISMATCH',
        meaning: 'The certificate has another trust point than the license',
      },
      '0xC004F311': {
        symbol: 'SL_E_TKA_SOFT_CERT_DISALLOWED',
        meaning: 'A certificate without a smart card is not allowed',
      },
      '0xC004F312': {
        symbol: 'SL_E_TKA_SOFT_CERT_INVALID',
        meaning:
          'The private key of the certificate can be exported, so it is not allowed',
      },
      '0xC004F313': {
        symbol: 'SL_E_TKA_CERT_CNG_NOT_AVAILABLE',
        meaning: 'The encryption library (CNG) could not be loaded',
      },
    }),
  },
  {
    title: 'Licensing service',
    about:
      'The Software Protection service (`sppsvc`) could not use a license, or got a request that it does not accept.',
    form: /^0xC004[EF][\dA-F]{3}$/,
    advice: [
      {
        text: '[Restart the licensing services] and activate again',
        to: '#licensing-services',
      },
      {
        text: 'Check that the installed key belongs to [the product and edition]',
        to: '/change_windows_edition',
      },
      {text: 'Repair system files', to: '#repair-system-files'},
    ],
    sources: ['sdk-slerror'],
    codes: shortCodes({
      '0xC004E001': {
        symbol: 'SL_E_INVALID_CONTEXT',
        meaning: 'A request to the service is invalid',
      },
      '0xC004E004': {
        symbol: 'SL_E_NOT_EVALUATED',
        meaning: 'The license has not been evaluated',
      },
      '0xC004E005': {
        symbol: 'SL_E_NOT_ACTIVATED',
        meaning: 'The license is not activated',
      },
      '0xC004E006': {
        symbol: 'SL_E_INVALID_GUID',
        meaning: 'The license holds an invalid identifier',
      },
      '0xC004E01A': {
        symbol: 'SL_E_LICENSE_INVALID_ADDON_INFO',
        meaning: 'The license of an add-on holds invalid data',
      },
      '0xC004E020': {
        symbol: 'SL_E_POLICY_OTHERINFO_MISMATCH',
        meaning: 'A policy and the other data of the license differ',
      },
      '0xC004E021': {
        symbol: 'SL_E_PRODUCT_UNIQUENESS_GROUP_ID_INVALID',
        meaning: 'The genuine data in the license is inconsistent',
      },
      '0xC004E022': {
        symbol: 'SL_E_SECURE_STORE_ID_MISMATCH',
        meaning: 'The license belongs to another secure store',
      },
      '0xC004E023': {
        symbol: 'SL_E_INVALID_RULESET_RULE',
        meaning: 'The rules for notifications are invalid',
      },
      '0xC004E024': {
        symbol: 'SL_E_INVALID_CONTEXT_DATA',
        meaning: 'The reported data of the PC is invalid',
      },
      '0xC004E025': {
        symbol: 'SL_E_INVALID_HASH',
        meaning: 'A checksum does not match its data',
      },
      '0xC004E027': {
        symbol: 'SL_E_WINDOWS_VERSION_MISMATCH',
        meaning: 'The service and the policy are of different versions',
      },
      '0xC004F002': {
        symbol: 'SL_E_RIGHT_NOT_CONSUMED',
        meaning: 'A right of the license could not be used',
      },
      '0xC004F00A': {
        symbol: 'SL_E_MISMATCHED_APPID',
        meaning: 'The license is for another application',
      },
      '0xC004F00E': {
        symbol: 'SL_E_MISMATCHED_SECURITY_PROCESSOR',
        meaning:
          'The license does not work with this version of the security processor',
      },
      '0xC004F01B': {
        symbol: 'SL_E_EVENT_ALREADY_REGISTERED',
        meaning: 'An event is already registered',
      },
      '0xC004F024': {
        symbol: 'SL_E_WINDOWS_INVALID_LICENSE_STATE',
        meaning: 'The license of Windows is invalid',
      },
      '0xC004F026': {
        symbol: 'SL_E_PROXY_KEY_NOT_FOUND',
        meaning: 'Required data was not found',
      },
      '0xC004F029': {
        symbol: 'SL_E_INVALID_RUNNING_MODE',
        meaning: 'The service cannot start in this mode of Windows',
      },
      '0xC004F047': {
        symbol: 'SL_E_PROXY_POLICY_NOT_UPDATED',
        meaning: 'A policy was not updated',
      },
      '0xC004F053': {
        symbol: 'SL_E_MISSING_OVERRIDE_ONLY_ATTRIBUTE',
        meaning: 'A policy in the license is not set up correctly',
      },
      '0xC004F06A': {
        symbol: 'SL_E_OPERATION_NOT_ALLOWED',
        meaning: 'The operation is not allowed',
      },
      '0xC004F079': {
        symbol: 'SL_E_AUTHN_CHALLENGE_NOT_SET',
        meaning: 'The data for authentication is not set',
      },
      '0xC004F07B': {
        symbol: 'SL_E_SERVICE_RUNNING',
        meaning: 'Not possible while the licensing service runs',
      },
    }),
  },
  {
    title: 'Product key',
    about: 'The product key was not accepted, or could not be checked.',
    advice: [
      'Compare the key with its source, character by character, and enter it again',
      {
        text: 'Check that the key belongs to [the installed edition]',
        to: '/change_windows_edition',
      },
      {
        text: '[Ask the seller], or the owner of the volume agreement',
        to: '#ask-for-support',
      },
    ],
    sources: ['sdk-slerror'],
    codes: shortCodes({
      '0xC004E017': {
        symbol: 'SL_E_PKEY_INVALID_UNIQUEID',
        meaning: 'The key is invalid: its number is wrong',
      },
      '0xC004E018': {
        symbol: 'SL_E_PKEY_INVALID_ALGORITHM',
        meaning: 'The key is invalid: its type is unknown',
      },
      '0xC004E019': {
        symbol: 'SL_E_PKEY_INTERNAL_ERROR',
        meaning: 'The key could not be checked',
      },
      '0xC004E01E': {
        symbol: 'SL_E_PKEY_INVALID_KEYCHANGE3',
        meaning: 'The new key cannot be used on this installation',
      },
      '0xC004F094': {
        symbol: 'SL_E_INCOMPLETE_OR_OLD_DISM_BINARIES',
        meaning:
          'The edition of the key could not be checked, because DISM is old or incomplete',
      },
    }),
  },
  {
    title: 'Store upgrade license',
    about:
      'The upgrade license from the Microsoft Store does not fit this installation.',
    advice: [
      'Sign in to the Microsoft Store with the account that bought the upgrade',
      {
        text: '[Run the activation troubleshooter] in Settings, which gets the license again',
        to: '/hwid#hardware-change',
      },
      {
        text: 'Check that the upgrade is for [the installed edition]',
        to: '/change_edition_issues',
      },
    ],
    sources: ['sdk-slerror'],
    codes: shortCodes({
      '0xC004E02B': {
        symbol: 'SL_E_STORE_UPGRADE_TOKEN_WRONG_PID',
        meaning: 'The upgrade license belongs to another key',
      },
      '0xC004E02C': {
        symbol: 'SL_E_STORE_UPGRADE_TOKEN_NOT_PRS_SIGNED',
        meaning:
          'The upgrade license is signed for another kind of Windows build',
      },
      '0xC004E02D': {
        symbol: 'SL_E_STORE_UPGRADE_TOKEN_WRONG_VERSION',
        meaning: 'The upgrade license is not for this Windows version',
      },
      '0xC004E02E': {
        symbol: 'SL_E_STORE_UPGRADE_TOKEN_NOT_AUTHORIZED',
        meaning: 'The upgrade license could not be authorized',
      },
    }),
  },
  {
    title: 'License in the firmware',
    about:
      'The license or key that the manufacturer put into the firmware (BIOS or UEFI) is missing or damaged.',
    advice: [
      'Restart the PC',
      {
        text: 'Check that the installed edition is [the one that came with the PC]',
        to: '/change_windows_edition',
      },
      {
        text: 'If the manufacturer has a firmware update, [save the BitLocker recovery key], then install it',
        to: '/faq#bitlocker-recovery-key',
      },
      {
        text: '[Ask the manufacturer], who is responsible for this license',
        to: '#ask-for-support',
      },
    ],
    sources: ['sdk-slerror'],
    codes: shortCodes({
      '0xC004F02A': {
        symbol: 'SL_E_SLP_NOT_SIGNED',
        meaning: 'The license of the manufacturer is not signed',
      },
      '0xC004F058': {
        symbol: 'SL_E_SLP_MISSING_SLP_MARKER',
        meaning: 'The firmware lacks the marker of a required license',
      },
      '0xC004F059': {
        symbol: 'SL_E_SLP_BAD_FORMAT',
        meaning: 'A license in the firmware is invalid',
      },
      '0xC004F07C': {
        symbol: 'SL_E_SLP_INVALID_MARKER_VERSION',
        meaning: 'The license marker in the firmware has the wrong version',
      },
      '0xC004F090': {
        symbol: 'SL_E_SLP_MSOA_BAD_FORMAT',
        meaning: 'The license data in the firmware is damaged',
      },
      '0xC004F091': {
        symbol: 'SL_E_SLP_MSOA_BAD_DATA_HEADER',
        meaning: 'The license data in the firmware begins with invalid data',
      },
      '0xC004F092': {
        symbol: 'SL_E_SLP_MSOA_INVALID_DATA_LENGTH',
        meaning: 'The license data in the firmware has the wrong length',
      },
    }),
  },
];
