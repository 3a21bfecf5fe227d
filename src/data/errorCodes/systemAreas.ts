import {shortCodes} from './shortCodes';
import type {ErrorArea} from './types';

/**
 * Codes of networks, WMI, servicing, setup and sign-in that appear while activating and have no entry in `windows.ts`
 * or `office.ts`. The instructions are at `ErrorArea` in `types.ts`.
 */
export const systemAreas: readonly ErrorArea[] = [
  {
    title: "Connection to Microsoft's servers",
    about:
      'The PC could not reach a server, or a proxy or firewall stopped the answer.',
    form: /^0x80072(?:7[\dA-F]|A[\dA-E]|E[EF]|F[\dA])[\dA-F]$|^0x8019[\dA-F]{4}$/,
    advice: [
      'Open a web page on the same PC, and turn off a VPN for the test',
      {
        text: 'Test the connection to the licensing servers',
        to: '/licensing-servers-issue',
      },
      'Allow the addresses in the firewall and the proxy, or ask your IT department to',
    ],
    sources: ['sdk-wininet', 'sdk-winerror'],
    codes: shortCodes({
      '0x80072743': {
        symbol: 'WSAENETUNREACH',
        meaning: 'The network cannot be reached',
      },
      '0x80072745': {
        symbol: 'WSAECONNABORTED',
        meaning: 'Software on this PC cut off the connection',
      },
      '0x80072746': {
        symbol: 'WSAECONNRESET',
        meaning: 'The other side cut off the connection',
      },
      '0x8007274C': {
        symbol: 'WSAETIMEDOUT',
        meaning: 'The server did not answer in time',
      },
      '0x8007274D': {
        symbol: 'WSAECONNREFUSED',
        meaning: 'The server refused the connection',
      },
      '0x80072751': {
        symbol: 'WSAEHOSTUNREACH',
        meaning: 'The server cannot be reached',
      },
      '0x80072EE4': {
        symbol: 'ERROR_INTERNET_INTERNAL_ERROR',
        meaning: 'Internal error of the internet library',
      },
      '0x80072EE5': {
        symbol: 'ERROR_INTERNET_INVALID_URL',
        meaning: 'The address of the server is invalid',
      },
      '0x80072EFF': {
        symbol: 'ERROR_INTERNET_CONNECTION_RESET',
        meaning: 'The server reset the connection',
      },
      '0x80072F76': {
        symbol: 'ERROR_HTTP_HEADER_NOT_FOUND',
        meaning: 'The answer of the server lacks a header',
      },
      '0x80072F78': {
        symbol: 'ERROR_HTTP_INVALID_SERVER_RESPONSE',
        meaning: 'The answer of the server is not valid HTTP',
      },
      '0x80072F83': {
        symbol: 'ERROR_INTERNET_DISCONNECTED',
        meaning: 'There is no internet connection',
      },
      '0x80072F84': {
        symbol: 'ERROR_INTERNET_SERVER_UNREACHABLE',
        meaning: 'The server cannot be reached',
      },
      '0x80072F85': {
        symbol: 'ERROR_INTERNET_PROXY_SERVER_UNREACHABLE',
        meaning: 'The proxy cannot be reached',
      },
      '0x80190190': {
        symbol: 'HTTP_E_STATUS_BAD_REQUEST',
        meaning: 'The server did not understand the request (HTTP 400)',
      },
      '0x80190191': {
        symbol: 'HTTP_E_STATUS_DENIED',
        meaning: 'The server asks for a sign-in (HTTP 401)',
      },
      '0x80190193': {
        symbol: 'HTTP_E_STATUS_FORBIDDEN',
        meaning: 'The server or a proxy refuses access (HTTP 403)',
      },
      '0x80190194': {
        symbol: 'HTTP_E_STATUS_NOT_FOUND',
        meaning: 'The address was not found on the server (HTTP 404)',
      },
      '0x80190197': {
        symbol: 'HTTP_E_STATUS_PROXY_AUTH_REQ',
        meaning: 'The proxy asks for a sign-in (HTTP 407)',
      },
      '0x80190198': {
        symbol: 'HTTP_E_STATUS_REQUEST_TIMEOUT',
        meaning: 'The server waited too long for the request (HTTP 408)',
      },
      '0x801901F4': {
        symbol: 'HTTP_E_STATUS_SERVER_ERROR',
        meaning: 'The server failed (HTTP 500)',
      },
      '0x801901F6': {
        symbol: 'HTTP_E_STATUS_BAD_GATEWAY',
        meaning: 'A server between received an invalid answer (HTTP 502)',
      },
      '0x801901F7': {
        symbol: 'HTTP_E_STATUS_SERVICE_UNAVAIL',
        meaning: 'The server is overloaded or off (HTTP 503)',
      },
      '0x801901F8': {
        symbol: 'HTTP_E_STATUS_GATEWAY_TIMEOUT',
        meaning: 'A server between waited too long (HTTP 504)',
      },
    }),
  },
  {
    title: 'Certificates and encryption',
    about: 'The secure connection failed, or a signature could not be trusted.',
    advice: [
      {
        text: 'Correct the date, the time and the time zone',
        to: '#time-and-network',
      },
      'Install the pending Windows updates, which bring root certificates and newer TLS',
      {
        text: "[Exempt Microsoft's addresses] from inspection by a proxy or antivirus program",
        to: '/licensing-servers-issue',
      },
    ],
    sources: ['sdk-winerror', 'sdk-wininet'],
    codes: shortCodes({
      '0x80072F05': {
        symbol: 'ERROR_INTERNET_SEC_CERT_DATE_INVALID',
        meaning: "The date of the server's certificate is invalid",
      },
      '0x80072F06': {
        symbol: 'ERROR_INTERNET_SEC_CERT_CN_INVALID',
        meaning: "The server's certificate is for another name",
      },
      '0x80072F0C': {
        symbol: 'ERROR_INTERNET_CLIENT_AUTH_CERT_NEEDED',
        meaning: 'The server asks for a certificate of this PC',
      },
      '0x80072F0D': {
        symbol: 'ERROR_INTERNET_INVALID_CA',
        meaning: "The server's certificate comes from an unknown authority",
      },
      '0x80072F19': {
        symbol: 'ERROR_INTERNET_SEC_CERT_REV_FAILED',
        meaning:
          "Whether the server's certificate was revoked cannot be checked",
      },
      '0x80072F7D': {
        symbol: 'ERROR_INTERNET_SECURITY_CHANNEL_ERROR',
        meaning: 'The secure channel could not be set up',
      },
      '0x80072F8A': {
        symbol: 'ERROR_INTERNET_SEC_CERT_REVOKED',
        meaning: "The server's certificate was revoked",
      },
      '0x80090302': {
        symbol: 'SEC_E_UNSUPPORTED_FUNCTION',
        meaning: 'The requested encryption is not supported',
      },
      '0x80090304': {
        symbol: 'SEC_E_INTERNAL_ERROR',
        meaning: 'The Local Security Authority cannot be reached',
      },
      '0x80090322': {
        symbol: 'SEC_E_WRONG_PRINCIPAL',
        meaning: 'The server has another name than expected',
      },
      '0x80090324': {
        symbol: 'SEC_E_TIME_SKEW',
        meaning: 'The clocks of the PC and the server differ',
      },
      '0x80090325': {
        symbol: 'SEC_E_UNTRUSTED_ROOT',
        meaning: 'The certificate comes from an authority that is not trusted',
      },
      '0x80090326': {
        symbol: 'SEC_E_ILLEGAL_MESSAGE',
        meaning: 'A message was unexpected or badly formed',
      },
      '0x80090328': {
        symbol: 'SEC_E_CERT_EXPIRED',
        meaning: 'The certificate has expired',
      },
      '0x80090331': {
        symbol: 'SEC_E_ALGORITHM_MISMATCH',
        meaning: 'PC and server have no encryption method in common',
      },
      '0x80092012': {
        symbol: 'CRYPT_E_NO_REVOCATION_CHECK',
        meaning: 'Whether the certificate was revoked cannot be checked',
      },
      '0x80092013': {
        symbol: 'CRYPT_E_REVOCATION_OFFLINE',
        meaning: 'The server for revoked certificates cannot be reached',
      },
      '0x800B0100': {
        symbol: 'TRUST_E_NOSIGNATURE',
        meaning: 'The file has no signature',
      },
      '0x800B0101': {
        symbol: 'CERT_E_EXPIRED',
        meaning: 'A certificate is outside its period of validity',
      },
      '0x800B0109': {
        symbol: 'CERT_E_UNTRUSTEDROOT',
        meaning: 'The certificate chain ends in a root that is not trusted',
      },
      '0x800B010A': {
        symbol: 'CERT_E_CHAINING',
        meaning: 'The certificate chain to a trusted root could not be built',
      },
      '0x800B010F': {
        symbol: 'CERT_E_CN_NO_MATCH',
        meaning: 'The certificate is for another name',
      },
    }),
  },
  {
    title: 'Name resolution (DNS)',
    about:
      'The name of a server, or the record of a KMS host, could not be looked up.',
    form: /^0x80072(?:3[23]|5[0-2]|AF)[\dA-F]$/,
    advice: [
      'Run `ipconfig /flushdns` and try again',
      {
        text: '[Test the name] with `nslookup`, for a KMS client the record `_vlmcs._tcp`',
        to: '#time-and-network',
      },
      {
        text: 'Correct [the DNS server of the network adapter], or ask your IT department to',
        to: '/licensing-servers-issue',
      },
    ],
    sources: ['sdk-winerror'],
    codes: shortCodes({
      '0x80072329': {
        symbol: 'DNS_ERROR_RCODE_FORMAT_ERROR',
        meaning: 'The DNS server did not understand the query',
      },
      '0x8007232C': {
        symbol: 'DNS_ERROR_RCODE_NOT_IMPLEMENTED',
        meaning: 'The DNS server does not support the query',
      },
      '0x8007232D': {
        symbol: 'DNS_ERROR_RCODE_REFUSED',
        meaning: 'The DNS server refused the query',
      },
      '0x8007251E': {
        symbol: 'DNS_ERROR_BAD_PACKET',
        meaning: 'A DNS packet is invalid',
      },
      '0x80072AF9': {
        symbol: 'WSAHOST_NOT_FOUND',
        meaning: 'The name of the server is unknown',
      },
      '0x80072AFA': {
        symbol: 'WSATRY_AGAIN',
        meaning: 'The name could not be looked up for now',
      },
      '0x80072AFC': {
        symbol: 'WSANO_DATA',
        meaning: 'The name exists, but has no address',
      },
    }),
  },
  {
    title: 'Connection to a KMS host (RPC)',
    about:
      'The PC reached the KMS host, or something on the route to it, but the call failed.',
    advice: [
      {
        text: '[Test the port] with `Test-NetConnection <host> -Port 1688`',
        to: '#time-and-network',
      },
      {
        text: 'Check that the Software Protection service runs on [the KMS host]',
        to: '/online_kms',
      },
      'Let TCP port 1688 pass the firewalls in between',
    ],
    sources: ['sdk-winerror'],
    codes: shortCodes({
      '0x800706B5': {
        symbol: 'RPC_S_UNKNOWN_IF',
        meaning: 'The other side does not know the requested interface',
      },
      '0x800706BB': {
        symbol: 'RPC_S_SERVER_TOO_BUSY',
        meaning: 'The RPC server is too busy',
      },
      '0x800706BE': {
        symbol: 'RPC_S_CALL_FAILED',
        meaning: 'The remote call failed',
      },
      '0x800706D9': {
        symbol: 'EPT_S_NOT_REGISTERED',
        meaning: 'The requested service is not registered on the other side',
      },
    }),
  },
  {
    title: 'Calls between parts of Windows (RPC)',
    about:
      "A part of Windows called another one, or another PC, and the call failed. It isn't a refusal of the license.",
    form: /^0xC002[\dA-F]{4}$/,
    advice: [
      'Restart the PC, and try again',
      {text: 'Check the licensing services', to: '#licensing-services'},
      {text: 'Repair system files', to: '#repair-system-files'},
    ],
    sources: ['sdk-ntstatus'],
    codes: shortCodes({
      '0xC002001B': {
        symbol: 'RPC_NT_CALL_FAILED',
        meaning: 'The remote call failed',
      },
    }),
  },
  {
    title: 'WMI, which slmgr.vbs and ospp.vbs use',
    about:
      'Windows Management Instrumentation failed, so a script or tool could not read or change the license.',
    form: /^0x80041[\dA-F]{3}$/,
    advice: [
      'Run the command in Command Prompt as administrator, with the options that the tool lists',
      {
        text: '[Restart the services] "Windows Management Instrumentation" and `sppsvc`',
        to: '#licensing-services',
      },
      'Check the WMI repository with `winmgmt /verifyrepository`',
      {text: 'Repair system files', to: '#repair-system-files'},
    ],
    sources: ['sdk-wbemcli'],
    codes: shortCodes({
      '0x80041001': {
        symbol: 'WBEM_E_FAILED',
        meaning: 'WMI failed without a more exact reason',
      },
      '0x80041003': {
        symbol: 'WBEM_E_ACCESS_DENIED',
        meaning: 'WMI refused access',
      },
      '0x80041004': {
        symbol: 'WBEM_E_PROVIDER_FAILURE',
        meaning: 'A WMI provider failed',
      },
      '0x80041006': {
        symbol: 'WBEM_E_OUT_OF_MEMORY',
        meaning: 'WMI has not enough memory',
      },
      '0x80041008': {
        symbol: 'WBEM_E_INVALID_PARAMETER',
        meaning: 'A parameter of the WMI call is invalid',
      },
      '0x80041009': {
        symbol: 'WBEM_E_NOT_AVAILABLE',
        meaning: 'The WMI resource is not available',
      },
      '0x8004100A': {
        symbol: 'WBEM_E_CRITICAL_ERROR',
        meaning: 'WMI met a serious internal error',
      },
      '0x8004100C': {
        symbol: 'WBEM_E_NOT_SUPPORTED',
        meaning: 'WMI does not support the operation',
      },
      '0x8004100E': {
        symbol: 'WBEM_E_INVALID_NAMESPACE',
        meaning: 'The WMI namespace does not exist',
      },
      '0x8004100F': {
        symbol: 'WBEM_E_INVALID_OBJECT',
        meaning: 'The WMI object is invalid',
      },
      '0x80041010': {
        symbol: 'WBEM_E_INVALID_CLASS',
        meaning:
          'The WMI class does not exist, such as the one of the licensing service',
      },
      '0x80041011': {
        symbol: 'WBEM_E_PROVIDER_NOT_FOUND',
        meaning: 'The WMI provider was not found',
      },
      '0x80041012': {
        symbol: 'WBEM_E_INVALID_PROVIDER_REGISTRATION',
        meaning: 'The WMI provider is registered wrongly',
      },
      '0x80041013': {
        symbol: 'WBEM_E_PROVIDER_LOAD_FAILURE',
        meaning: 'The WMI provider could not be loaded',
      },
      '0x80041014': {
        symbol: 'WBEM_E_INITIALIZATION_FAILURE',
        meaning: 'A part of WMI could not be started',
      },
      '0x80041016': {
        symbol: 'WBEM_E_INVALID_OPERATION',
        meaning: 'The WMI operation is invalid',
      },
      '0x80041017': {
        symbol: 'WBEM_E_INVALID_QUERY',
        meaning: 'The WMI query is invalid',
      },
      '0x8004101D': {
        symbol: 'WBEM_E_UNEXPECTED',
        meaning: 'WMI met an unexpected error',
      },
      '0x80041032': {
        symbol: 'WBEM_E_CALL_CANCELLED',
        meaning: 'The WMI call was canceled',
      },
      '0x80041033': {
        symbol: 'WBEM_E_SHUTTING_DOWN',
        meaning: 'WMI is shutting down',
      },
    }),
  },
  {
    title: 'Services, files and components of Windows',
    about:
      'A service is off, or a file or component that licensing needs is missing or damaged.',
    advice: [
      {
        text: '[Set a disabled service back] to its default, and start it',
        to: '#licensing-services',
      },
      'Undo what turned it off, such as a "debloat" tool or a policy',
      {text: 'Repair system files', to: '#repair-system-files'},
    ],
    sources: ['sdk-winerror', 'sdk-ntstatus'],
    codes: shortCodes({
      '0x80010108': {
        symbol: 'RPC_E_DISCONNECTED',
        meaning: 'The called program has gone away',
      },
      '0x80020009': {
        symbol: 'DISP_E_EXCEPTION',
        meaning: 'The called component met an exception',
      },
      '0x80040154': {
        symbol: 'REGDB_E_CLASSNOTREG',
        meaning: 'A component is not registered',
      },
      '0x8007000E': {symbol: 'E_OUTOFMEMORY', meaning: 'Not enough memory'},
      '0x80070057': {symbol: 'E_INVALIDARG', meaning: 'An argument is invalid'},
      '0x8007007E': {
        symbol: 'ERROR_MOD_NOT_FOUND',
        meaning: 'A program file (module) was not found',
      },
      '0x8007041D': {
        symbol: 'ERROR_SERVICE_REQUEST_TIMEOUT',
        meaning: 'A service did not answer in time',
      },
      '0x80070424': {
        symbol: 'ERROR_SERVICE_DOES_NOT_EXIST',
        meaning: 'A service is not installed',
      },
      '0x80070426': {
        symbol: 'ERROR_SERVICE_NOT_ACTIVE',
        meaning: 'A service is not running',
      },
      '0x8007042C': {
        symbol: 'ERROR_SERVICE_DEPENDENCY_FAIL',
        meaning: 'A service that another one needs did not start',
      },
    }),
  },
  {
    title: 'Installation media and drives',
    about: 'A file of the installation media or a drive cannot be read.',
    advice: [
      {
        text: 'Download the ISO again from Microsoft, and [compare its checksum]',
        to: '/genuine-installation-media#check-a-file',
      },
      'Make new media on another USB drive, and use another port',
      'Check the drive and the memory of the PC if it fails again',
    ],
    sources: ['sdk-winerror'],
    codes: shortCodes({
      '0x80070017': {
        symbol: 'ERROR_CRC',
        meaning: 'Data on a drive is damaged (cyclic redundancy check)',
      },
      '0x8007045D': {
        symbol: 'ERROR_IO_DEVICE',
        meaning: 'A drive or another device did not work',
      },
    }),
  },
  {
    title: 'Servicing of Windows components',
    about:
      'An update, an edition change or DISM failed because of the component store.',
    form: /^0x800F0[89][\dA-F]{2}$/,
    advice: [
      'Restart the PC, so that a pending update can finish, and try again',
      {
        text: '[Repair the component store] with DISM, then run the System File Checker',
        to: '#repair-system-files',
      },
      {
        text: "If DISM itself stops with this code, it can't find the repair files: [reinstall Windows in place], or add `/Source:` and the folder `WinSxS` of a PC with the same version of Windows",
        to: '#reinstall-in-place',
      },
      {
        text: 'See what makes an edition change fail',
        to: '/change_edition_issues',
      },
    ],
    sources: ['common-update-errors', 'sdk-winerror'],
    codes: shortCodes({
      '0x80070BC9': {
        symbol: 'ERROR_FAIL_REBOOT_REQUIRED',
        meaning: 'The operation failed; a restart undoes its changes',
      },
      '0x800736CC': {
        symbol: 'ERROR_SXS_FILE_HASH_MISMATCH',
        meaning: 'A file of a component is not the expected one',
      },
      '0x80073701': {
        symbol: 'ERROR_SXS_ASSEMBLY_MISSING',
        meaning: 'A component that others refer to is missing',
      },
      '0x800F081F': {
        symbol: 'CBS_E_SOURCE_MISSING',
        meaning: 'The source of a package or file was not found',
      },
      '0x800F0821': {
        symbol: 'CBS_E_ABORT',
        meaning: 'The operation took too long and was stopped',
      },
      '0x800F0825': {
        symbol: 'CBS_E_CANNOT_UNINSTALL',
        meaning: 'A package cannot be removed',
      },
      '0x800F0831': {
        symbol: 'CBS_E_STORE_CORRUPTION',
        meaning: 'The component store is damaged',
      },
      '0x800F0920': {
        symbol: 'CBS_E_HANG_DETECTED',
        meaning: 'The operation stopped responding',
      },
    }),
  },
  {
    title: 'Windows Update and the Microsoft Store',
    about:
      'The update client, which the Store and ESU packages also use, failed.',
    form: /^0x8024[\dA-F]{4}$/,
    words: /\bupdates?\b/i,
    advice: [
      'Restart the PC and try again',
      'Check that the service Windows Update is not disabled',
      'Try again without a VPN or proxy; on a work PC, ask IT, whose update server (WSUS) may have failed',
      {text: 'Repair system files', to: '#repair-system-files'},
    ],
    sources: ['sdk-wuerror'],
    codes: shortCodes({
      '0x80240001': {
        symbol: 'WU_E_NO_SERVICE',
        meaning: 'The update client could not provide the service',
      },
      '0x8024000B': {
        symbol: 'WU_E_CALL_CANCELLED',
        meaning: 'The operation was canceled',
      },
      '0x80240017': {
        symbol: 'WU_E_NOT_APPLICABLE',
        meaning: 'No update applies to this PC',
      },
      '0x8024001E': {
        symbol: 'WU_E_SERVICE_STOP',
        meaning: 'The service or the PC was shutting down',
      },
      '0x8024001F': {
        symbol: 'WU_E_NO_CONNECTION',
        meaning: 'There was no network connection',
      },
      '0x80240024': {symbol: 'WU_E_NO_UPDATE', meaning: 'There are no updates'},
      '0x8024002E': {
        symbol: 'WU_E_WU_DISABLED',
        meaning: "A policy forbids Microsoft's own update server",
      },
      '0x80240437': {
        symbol: 'WU_E_PT_SECURITY_VERIFICATION_FAILURE',
        meaning: 'The service could not authorize this PC',
      },
      '0x80240438': {
        symbol: 'WU_E_PT_ENDPOINT_UNREACHABLE',
        meaning: 'The update server cannot be reached',
      },
      '0x80244017': {
        symbol: 'WU_E_PT_HTTP_STATUS_DENIED',
        meaning: 'The server asks for a sign-in (HTTP 401)',
      },
      '0x80244018': {
        symbol: 'WU_E_PT_HTTP_STATUS_FORBIDDEN',
        meaning: 'The server or a proxy refuses access (HTTP 403)',
      },
      '0x80244019': {
        symbol: 'WU_E_PT_HTTP_STATUS_NOT_FOUND',
        meaning: 'The address was not found on the server (HTTP 404)',
      },
      '0x8024401B': {
        symbol: 'WU_E_PT_HTTP_STATUS_PROXY_AUTH_REQ',
        meaning: 'The proxy asks for a sign-in (HTTP 407)',
      },
      '0x8024401C': {
        symbol: 'WU_E_PT_HTTP_STATUS_REQUEST_TIMEOUT',
        meaning: 'The server waited too long for the request (HTTP 408)',
      },
      '0x8024401F': {
        symbol: 'WU_E_PT_HTTP_STATUS_SERVER_ERROR',
        meaning: 'The server failed (HTTP 500)',
      },
      '0x80244021': {
        symbol: 'WU_E_PT_HTTP_STATUS_BAD_GATEWAY',
        meaning: 'A server between received an invalid answer (HTTP 502)',
      },
      '0x80244022': {
        symbol: 'WU_E_PT_HTTP_STATUS_SERVICE_UNAVAIL',
        meaning: 'The server is overloaded (HTTP 503)',
      },
      '0x80244023': {
        symbol: 'WU_E_PT_HTTP_STATUS_GATEWAY_TIMEOUT',
        meaning: 'A server between waited too long (HTTP 504)',
      },
      '0x8024402C': {
        symbol: 'WU_E_PT_WINHTTP_NAME_NOT_RESOLVED',
        meaning: 'The name of the server or proxy could not be looked up',
      },
      '0x80248007': {
        symbol: 'WU_E_DS_NODATA',
        meaning: 'The requested data is not in the update store',
      },
      '0x8024800F': {
        symbol: 'WU_E_DS_STOREFILELOCKED',
        meaning: 'Another program locks the update store',
      },
    }),
  },
  {
    title: 'Digital licenses and the Microsoft Store',
    about:
      'License Manager, the service that gets digital licenses from Microsoft, did not get this one.',
    form: /^0x(?:803F|87E1)[\dA-F]{4}$/,
    advice: [
      {
        text: '[Correct the date and the time zone], and try again an hour later',
        to: '#time-and-network',
      },
      {
        text: 'Sign in with the Microsoft account that has the license, and [run the activation troubleshooter] in Settings',
        to: '/hwid#hardware-change',
      },
      {
        text: 'Check that [the service License Manager] is not disabled',
        to: '#licensing-services',
      },
      {
        text: 'Test the connection to the licensing servers',
        to: '/licensing-servers-issue',
      },
    ],
    evidence: 'inferred',
    sources: ['xstore-license-results', 'sdk-winerror'],
    codes: shortCodes({
      '0x803F8008': {
        symbol: 'LM_E_PREDOWNLOAD_LICENSE_NOT_YET_AVAILABLE',
        meaning: 'The product is not released yet, so it has no license',
      },
      '0x803F9006': {
        symbol: 'LM_E_ENTITLED_USER_SIGNED_OUT',
        meaning: 'The owner of the license is not signed in',
      },
      '0x87E10BC6': {
        symbol: 'LM_E_CONTENT_NOT_IN_CATALOG',
        meaning: 'The product was not found in the catalog of the Store',
      },
    }),
  },
  {
    title: 'Installing Windows',
    about:
      'Windows Setup could not use the drive, or the folder that it works in. Performance logs have codes of the same form.',
    form: /^0x803000[\dA-F]{2}$/,
    advice: [
      'Restart the PC, and start Setup again',
      {
        text: "Use [Microsoft's own ISO] unchanged, copied to the PC or to a USB drive",
        to: '/genuine-installation-media',
      },
      'Free space on the system drive; for a clean installation, disconnect the other drives',
    ],
    evidence: 'inferred',
    sources: ['sdk-winerror'],
    codes: [],
  },
  {
    title: 'Windows Setup',
    about: 'An upgrade or an in-place reinstallation stopped.',
    form: /^(?:0x[8C]190[\dA-F]{4}(?:-0x[\dA-F]{1,8})?|0x[\dA-F]{8}-0x[2-5]00[\dA-F]{2})$/,
    advice: [
      'Disconnect devices that are not needed, and free space on the system drive',
      'Remove antivirus programs of other makers for the upgrade, and update drivers',
      {text: 'Repair system files', to: '#repair-system-files'},
      {
        text: 'Use [new media] of the same edition and language',
        to: '/genuine-installation-media',
      },
      {
        text: '[Save the BitLocker recovery key], then update the firmware',
        to: '/faq#bitlocker-recovery-key',
      },
    ],
    sources: ['upgrade-resolution'],
    codes: [],
  },
  {
    title: 'Personal enrollment for Extended Security Updates',
    about:
      'Windows 10 could not enroll this PC in Extended Security Updates (ESU), or get the license for them.',
    form: /^0x8008025[\dA-F]$/,
    advice: [
      {
        text: 'Compare the PC and the account with [the conditions]: you enroll with a Microsoft account, not with a local one',
        to: '/windows10_eol#consumer-esu',
      },
      'Install all updates, restart, and select Enroll now again',
      'Check at account.microsoft.com/devices/content whether the account has room for another device',
    ],
    evidence: 'community',
    sources: ['ms-answers-esu-device-limit'],
    codes: [],
  },
  {
    title: 'Start of an Office app',
    about:
      'An Office app stopped while it started. The first half of the code is a system error of Windows.',
    form: /^0x[\dA-F]{1,4}-0x0$/,
    advice: [
      'Restart the PC, and open the app again',
      {
        text: 'Check that [the service Microsoft Office Click-to-Run] is not disabled',
        to: '#office-services',
      },
      'Open `appwiz.cpl`, select the Office product, choose Change, then Online Repair',
    ],
    evidence: 'inferred',
    sources: ['system-error-codes-1000'],
    codes: [],
  },
  {
    title: 'Click-to-Run, the setup of Office',
    about: 'Installing, updating or repairing Office did not finish.',
    form: /^\d{1,5}-\d{1,5}$/,
    advice: [
      'Restart the PC and try again, with security software of other makers and a VPN turned off for the test',
      {
        text: "[Run an Online Repair], or remove Office with Microsoft's uninstall troubleshooter and install it again",
        to: '/change_office_edition',
      },
      {
        text: 'Let the firewall or proxy pass [`officecdn.microsoft.com`], if a download failed',
        to: '/licensing-servers-issue#endpoints',
      },
      {
        text: 'Download Office with [the Office Deployment Tool], then install from that folder',
        to: '/command_line_switches#odt',
      },
    ],
    sources: ['insight-30015-4'],
    codes: [],
  },
  {
    title: 'Security chip and account keys',
    about:
      'Office or Windows could not use the keys of your work account, which the security chip (TPM) keeps.',
    advice: [
      'Restart the PC, and install the updates of Windows',
      'Disconnect and reconnect the account in Settings, under Accounts and "Access work or school"',
      {
        text: '[Save the BitLocker recovery key] before you update the firmware or clear the chip, and ask your IT department first',
        to: '/faq#bitlocker-recovery-key',
      },
    ],
    sources: ['sdk-winerror', 'office-tpm'],
    codes: shortCodes({
      '0x80090030': {
        symbol: 'NTE_DEVICE_NOT_READY',
        meaning: 'The security chip is not ready',
      },
      '0x80284008': {
        symbol: 'TBS_E_SERVICE_NOT_RUNNING',
        meaning: 'The service of the security chip is not running',
      },
      '0x8028400F': {
        symbol: 'TBS_E_TPM_NOT_FOUND',
        meaning: 'No suitable security chip was found',
      },
      '0x80290401': {
        symbol: 'TPM_E_PCP_DEVICE_NOT_READY',
        meaning: 'The security chip is not set up',
      },
      '0x80290407': {
        symbol: 'TPM_E_PCP_INTERNAL_ERROR',
        meaning: 'The security chip met an internal error',
      },
    }),
  },
  {
    title: 'Sign-in to a work or school account',
    about:
      'Microsoft Entra ID, which signs in work and school accounts, refused or interrupted the sign-in.',
    form: /^(?:AADSTS\d{4,9}|0xCAA[\dA-F]{5})$/,
    advice: [
      'Sign out of Office, then sign in again with the account that holds the license',
      {
        text: 'Correct the date, the time and the time zone',
        to: '#time-and-network',
      },
      'Try another network, without your VPN or proxy',
      'Send the code, the time and the correlation ID of the message to your IT department',
    ],
    sources: ['entra-error-codes', 'teams-sign-in', 'aadsts500014'],
    codes: shortCodes({
      '0xCAA20003': {
        meaning: 'The sign-in was refused; often the date or the time is wrong',
      },
      '0xCAA20004': {
        meaning:
          'The organization has to approve the request, or its rules refuse it',
      },
      '0xCAA70004': {meaning: 'The server or the proxy was not found'},
      '0xCAA82EE2': {meaning: 'The connection timed out'},
      '0xCAA82EE7': {meaning: 'The name of the server was not found'},
      AADSTS16000: {
        meaning:
          'The account does not exist in this organization and cannot use the app',
      },
      AADSTS50002: {
        meaning: "The organization's proxy settings restrict the sign-in",
      },
      AADSTS50005: {
        meaning: "The organization's policy does not support this platform",
      },
      AADSTS50020: {meaning: 'The account belongs to another organization'},
      AADSTS50034: {meaning: 'The account does not exist in this organization'},
      AADSTS50053: {
        meaning:
          'The account is locked after too many attempts, or the address is blocked',
      },
      AADSTS50055: {meaning: 'The password has expired'},
      AADSTS50057: {meaning: 'The account is disabled'},
      AADSTS50058: {
        meaning: 'Nobody is signed in, or the session is no longer valid',
      },
      AADSTS50059: {
        meaning: 'The request does not say which organization is meant',
      },
      AADSTS50072: {meaning: 'A second factor must be registered first'},
      AADSTS50074: {meaning: 'The second factor was not given'},
      AADSTS50076: {meaning: 'A second factor is required'},
      AADSTS50078: {meaning: 'The second factor must be confirmed again'},
      AADSTS50079: {meaning: 'A second factor must be registered'},
      AADSTS50097: {meaning: 'The device must authenticate'},
      AADSTS50105: {meaning: 'The account is not assigned to the app'},
      AADSTS50126: {meaning: 'The user name or password is wrong'},
      AADSTS50128: {
        meaning: 'The domain is invalid, or its organization was not found',
      },
      AADSTS50129: {
        meaning: 'The device is not registered with the organization',
      },
      AADSTS50131: {meaning: 'A Conditional Access policy refused the sign-in'},
      AADSTS50132: {
        meaning: 'The session ended because the password expired or changed',
      },
      AADSTS50133: {
        meaning: 'The session ended because the password expired or changed',
      },
      AADSTS50135: {
        meaning: 'The password must be changed because the account is at risk',
      },
      AADSTS50144: {meaning: 'The Active Directory password has expired'},
      AADSTS50158: {meaning: 'An external security check was not passed'},
      AADSTS50173: {meaning: 'The sign-in was revoked; a new one is needed'},
      AADSTS50187: {meaning: 'The device could not be authenticated'},
      AADSTS51004: {meaning: 'The account does not exist in this organization'},
      AADSTS53000: {
        meaning: "The device does not meet the organization's policy",
      },
      AADSTS53001: {meaning: 'The device must be joined to the domain'},
      AADSTS53002: {
        meaning: 'The app is not one that the organization approved',
      },
      AADSTS53003: {meaning: 'A Conditional Access policy blocks access'},
      AADSTS53004: {
        meaning: 'A second factor must be registered, because of a risk',
      },
      AADSTS53011: {meaning: 'The account is blocked because of a risk'},
      AADSTS65001: {
        meaning: 'The app lacks the consent of the user or an administrator',
      },
      AADSTS65004: {meaning: 'The user declined to consent to the app'},
      AADSTS70000: {meaning: 'The saved sign-in is invalid'},
      AADSTS70008: {
        meaning: 'The saved sign-in expired because it was not used',
      },
      AADSTS70043: {
        meaning:
          "The saved sign-in is older than the organization's policy allows",
      },
      AADSTS500011: {
        meaning: 'The requested service was not found in the organization',
      },
      AADSTS500014: {
        meaning:
          "The organization's subscription lapsed, or an administrator disabled the service",
      },
      AADSTS500021: {
        meaning: "The organization's restrictions block access to this tenant",
      },
      AADSTS500212: {
        meaning:
          "The account's own organization does not allow access to the other one",
      },
      AADSTS500213: {
        meaning:
          'The other organization does not allow access for this account',
      },
      AADSTS530035: {
        meaning: "The organization's security defaults block access",
      },
      AADSTS650052: {
        meaning:
          'The organization has not enabled the service that the app needs',
      },
      AADSTS700082: {
        meaning: 'The saved sign-in expired because it was not used',
      },
    }),
  },
];
