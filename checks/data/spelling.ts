/**
 * How the products, companies and standards of this site are spelled, as their makers spell them: each with common wrong
 * spellings, case-sensitive. Every other capitalization of a name is wrong too, so a common word cannot be one.
 *
 * Code, file names and addresses are never checked.
 */
export const productNames: Readonly<Record<string, readonly string[]>> = {
  'Active Directory': ['ActiveDirectory'],
  BitLocker: ['Bit Locker'],
  Docusaurus: [],
  GitHub: ['Git Hub'],
  GVLK: [],
  HWID: [],
  'Hyper-V': ['HyperV', 'Hyper V'],
  KMS: [],
  KMS38: ['KMS 38', 'KMS-38'],
  LTSC: [],
  macOS: ['Mac OS', 'Mac OS X', 'OS X', 'OSX'],
  Microsoft: ['Micro$oft', 'M$'],
  'Microsoft 365': ['Microsoft365', 'M365', 'MS 365', 'Office365'],
  'Microsoft Entra ID': ['Azure AD', 'AzureAD'],
  'Microsoft Store': ['Windows Store'],
  'Office LTSC': ['Office-LTSC'],
  Ohook: [],
  PowerShell: ['Power Shell'],
  'Secure Boot': ['SecureBoot'],
  TPM: [],
  UEFI: [],
  'Windows 7': ['Win 7', 'Win7', 'Windows7'],
  'Windows 8.1': ['Win 8.1', 'Win8.1', 'Windows8.1'],
  'Windows 10': ['Win 10', 'Win10', 'Windows10'],
  'Windows 11': ['Win 11', 'Win11', 'Windows11'],
  'Windows Server': ['WindowsServer', 'Win Server'],
  'Windows Update': ['WindowsUpdate'],
  'Windows Vista': ['WindowsVista'],
  'Windows XP': ['WindowsXP', 'WinXP'],
};
