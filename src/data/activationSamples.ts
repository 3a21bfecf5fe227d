/**
 * Outputs that a visitor can try in the activation-status reader.
 *
 * How to add one: copy the output of the tool, blank keys, IDs and names (`XXXXX`, zeros, `.example`), and replace its
 * dates with placeholders, so that the sample stays plausible: `{date}` is today in the format of US Windows,
 * `{date+177}` is 177 days later, and `{iso+29}` is 29 days later in the format of vNextDiag.ps1.
 */

export interface ActivationSample {
  /** Text of the button. */
  label: string;
  text: string;
}

const noId = '00000000-0000-0000-0000-000000000000';
const noInstallationId = '0'.repeat(63);

/** Samples, from the most common case to the rarest. */
export const activationSamples: readonly ActivationSample[] = [
  {
    label: 'Digital license',
    text: `Software licensing service version: 10.0.26100.8036

Name: Windows(R), Professional edition
Description: Windows(R) Operating System, RETAIL channel
Activation ID: ${noId}
Application ID: 55c92734-d682-4d71-983e-d6ec3f16059f
Extended PID: 00000-00000-000-000000-00-1033-26100.0000-3252026
Product Key Channel: Retail
Installation ID: ${noInstallationId}
Use License URL: https://activation-v2.sls.microsoft.com/SLActivateProduct/SLActivateProduct.asmx?configextension=Retail
Validation URL: https://validation-v2.sls.microsoft.com/SLWGA/slwga.asmx
Partial Product Key: XXXXX
License Status: Licensed
Remaining Windows rearm count: 1001
Remaining SKU rearm count: 1001
Trusted time: {date} 9:14:03 AM
`,
  },
  {
    label: 'KMS client',
    text: `C:\\>cscript //nologo %windir%\\System32\\slmgr.vbs /dlv
Software licensing service version: 10.0.26100.8036

Name: Windows(R), Enterprise edition
Description: Windows(R) Operating System, VOLUME_KMSCLIENT channel
Activation ID: ${noId}
Application ID: 55c92734-d682-4d71-983e-d6ec3f16059f
Extended PID: 00000-00000-000-000000-03-1033-26100.0000-3252026
Product Key Channel: Volume:GVLK
Installation ID: ${noInstallationId}
Partial Product Key: XXXXX
License Status: Licensed
Volume activation expiration: 254880 minute(s) (177 day(s))
Remaining Windows rearm count: 1001
Remaining SKU rearm count: 1001
Trusted time: {date} 9:14:03 AM
Configured Activation Type: All

Most recent activation information:
Key Management Service client information
    Client Machine ID (CMID): ${noId}
    KMS machine name from DNS: kms.corp.example:1688
    KMS machine IP address: 192.0.2.25
    KMS machine extended PID: 00000-00000-000-000000-03-1033-20348.0000-0102026
    Activation interval: 120 minutes
    Renewal interval: 10080 minutes
    KMS host caching is enabled
`,
  },
  {
    label: 'Not activated',
    text: `Name: Windows(R), Professional edition
Description: Windows(R) Operating System, RETAIL channel
Partial Product Key: XXXXX
License Status: Notification
Notification Reason: 0xC004F009 (grace time expired).
`,
  },
  {
    label: 'Lease until 2038',
    text: `Windows(R), Professional edition:
    Volume activation will expire 1/19/2038 3:14:07 AM
`,
  },
  {
    label: 'Evaluation',
    text: `Software licensing service version: 10.0.26100.8036

Name: Windows(R), EnterpriseEval edition
Description: Windows(R) Operating System, TIMEBASED_EVAL channel
Activation ID: ${noId}
Application ID: 55c92734-d682-4d71-983e-d6ec3f16059f
Extended PID: 00000-00000-000-000000-00-1033-26100.0000-3252026
Product Key Channel: Retail:TB:Eval
Installation ID: ${noInstallationId}
Partial Product Key: XXXXX
License Status: Licensed
Timebased activation expiration: 86400 minute(s) (60 day(s))
Evaluation End Date: {date+60} 9:14:03 AM
Remaining Windows rearm count: 2
Remaining SKU rearm count: 2
Trusted time: {date} 9:14:03 AM
`,
  },
  {
    label: 'Volume Office',
    text: `---Processing--------------------------
---------------------------------------
PRODUCT ID: 00000-00000-00000-AA000
SKU ID: ${noId}
LICENSE NAME: Office 24, Office24ProPlus2024VL_KMS_Client_AE edition
LICENSE DESCRIPTION: Office 24, VOLUME_KMSCLIENT channel
BETA EXPIRATION: 1/1/1601
LICENSE STATUS:  ---LICENSED---
REMAINING GRACE: 121 days  (174240 minute(s) before expiring)
Last 5 characters of installed product key: XXXXX
Activation Type Configuration: ALL
        KMS machine name from DNS: kms.corp.example:1688
        Activation Interval: 120 minutes
        Renewal Interval: 10080 minutes
        KMS host caching: Enabled
---------------------------------------
PRODUCT ID: 00000-00000-00000-AA000
SKU ID: ${noId}
LICENSE NAME: Office 24, Office24VisioPro2024VL_KMS_Client_AE edition
LICENSE DESCRIPTION: Office 24, VOLUME_KMSCLIENT channel
BETA EXPIRATION: 1/1/1601
LICENSE STATUS:  ---OOB_GRACE---
ERROR CODE: 0x4004F00C
ERROR DESCRIPTION: The Software Licensing Service reported that the application is running within the valid grace period.
REMAINING GRACE: 24 days  (34560 minute(s) before expiring)
Last 5 characters of installed product key: XXXXX
---------------------------------------
---------------------------------------
---Exiting-----------------------------
`,
  },
  {
    label: 'Microsoft 365 Apps',
    text: `========== Mode per ProductReleaseId ==========
o365proplusretail = vNext

========== Shared Computer Licensing ==========
No registry keys found.

========== vNext licenses found ==========
{
    "Version":  "16",
    "Type":  "User|Subscription",
    "Product":  "O365ProPlusRetail",
    "Acid":  "${noId}",
    "Email":  "alex@corp.example",
    "LicenseState":  "Licensed",
    "NotBefore":  "{iso}T09:14:03Z",
    "NotAfter":  "{iso+29}T09:14:03Z",
    "TenantId":  "${noId}",
    "LicenseId":  "EWW_${noId}_0000000000000000"
}

========== Device licenses found ==========
No licenses found.
`,
  },
  {
    label: 'In German',
    text: `Name: Windows(R), Professional edition
Beschreibung: Windows(R) Operating System, RETAIL channel
Teil-Product Key: XXXXX
Lizenzstatus: Lizenziert
`,
  },
];
