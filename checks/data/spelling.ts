/**
 * How the products, companies and standards of this site are spelled, as their makers spell them.
 *
 * To add one: put the correct spelling into `name` and common wrong ones into `wrong`. Code, file names and addresses
 * are never checked.
 */

export interface ProductName {
  /** The right spelling. Unique. */
  name: string;
  /** Wrong spellings of the same name, case-sensitive. */
  wrong: readonly string[];
  /** Whether every other capitalization is wrong too; `false` for a name that is also a common word. Default `true`. */
  anyCase?: boolean;
}

export const productNames: readonly ProductName[] = [
  {name: 'Active Directory', wrong: ['ActiveDirectory']},
  {name: 'BitLocker', wrong: ['Bit Locker']},
  {name: 'Docusaurus', wrong: []},
  {name: 'GitHub', wrong: ['Git Hub']},
  {name: 'GVLK', wrong: []},
  {name: 'HWID', wrong: []},
  {name: 'Hyper-V', wrong: ['HyperV', 'Hyper V']},
  {name: 'KMS', wrong: []},
  {name: 'KMS38', wrong: ['KMS 38', 'KMS-38']},
  {name: 'LTSC', wrong: []},
  {name: 'macOS', wrong: ['Mac OS', 'Mac OS X', 'OS X', 'OSX']},
  {name: 'Microsoft', wrong: ['Micro$oft', 'M$']},
  {
    name: 'Microsoft 365',
    wrong: ['Microsoft365', 'M365', 'MS 365', 'Office365'],
  },
  {name: 'Microsoft Entra ID', wrong: ['Azure AD', 'AzureAD']},
  {name: 'Microsoft Store', wrong: ['Windows Store']},
  {name: 'Office LTSC', wrong: ['Office-LTSC']},
  {name: 'Ohook', wrong: []},
  {name: 'PowerShell', wrong: ['Power Shell']},
  {name: 'Secure Boot', wrong: ['SecureBoot']},
  {name: 'TPM', wrong: []},
  {name: 'UEFI', wrong: []},
  {
    name: 'Windows 7',
    wrong: ['Win 7', 'Win7', 'Windows7'],
  },
  {
    name: 'Windows 8.1',
    wrong: ['Win 8.1', 'Win8.1', 'Windows8.1'],
  },
  {
    name: 'Windows 10',
    wrong: ['Win 10', 'Win10', 'Windows10'],
  },
  {
    name: 'Windows 11',
    wrong: ['Win 11', 'Win11', 'Windows11'],
  },
  {name: 'Windows Server', wrong: ['WindowsServer', 'Win Server']},
  {name: 'Windows Update', wrong: ['WindowsUpdate']},
  {name: 'Windows Vista', wrong: ['WindowsVista']},
  {name: 'Windows XP', wrong: ['WindowsXP', 'WinXP']},
];
