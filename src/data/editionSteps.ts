import type {ChangeMethod, ServerWay} from './editionPaths';

/**
 * What a change costs:
 * - `target`: a license for the new edition, as most do;
 * - `free`: nothing;
 * - `firmware`: nothing more, because the key is in the firmware of the PC;
 * - `same-edition`: the license that replaces the old one;
 * - `second-server`: a license for the server that takes over.
 */
export type LicenseNeed =
  'target' | 'free' | 'firmware' | 'same-edition' | 'second-server';

/** How to change the edition: the prerequisites and steps of each method. Backticks mark code. */
export interface ChangeInstructions {
  /** `target` if absent. */
  needs?: LicenseNeed;
  /** Where the whole procedure is: a heading of the edition page, or another page. */
  section: string;
  /** What to have ready in addition to a backup. `{to}` is replaced with the target edition. */
  prepare: readonly string[];
  /** One action each, in order. `{to}` is replaced with the target edition. */
  steps: readonly string[];
}

/** Methods that are not in the tables of the client editions. */
export type OtherMethod =
  'leave-s-mode' | Exclude<ServerWay, 'clean-installation'>;

const enterKeyInSettings: readonly string[] = [
  'Press Windows+R, enter `ms-settings:activation` and select OK.',
  'Select Change product key and enter the key for {to}.',
  'Follow the instructions, and restart when Windows asks.',
];

/*
 * To add a method: name it in `changeMethods` of editionPaths.ts and list its steps here. The steps only summarize the
 * section on the page, which has the explanations.
 */
export const changeInstructions: Readonly<
  Record<ChangeMethod | OtherMethod, ChangeInstructions>
> = {
  'settings-key': {
    section: '#change-in-settings',
    prepare: ['A product key for {to}'],
    steps: enterKeyInSettings,
  },
  store: {
    section: '#buy-in-the-store',
    prepare: ['A Microsoft account, to pay for the upgrade'],
    steps: [
      'Press Windows+R, enter `ms-windows-store://windowsupgrade/` and select OK.',
      'Buy the upgrade and follow the instructions.',
      'Restart when Windows asks.',
    ],
  },
  'command-line-key': {
    section: '#change-with-a-command',
    prepare: ['A product key for {to}'],
    steps: [
      'Open Command Prompt as administrator.',
      'Run `changepk.exe /ProductKey` followed by the key.',
      'Restart when Windows asks.',
    ],
  },
  'iot-volume-key': {
    section: '#enterprise-ltsc-to-iot',
    prepare: [
      'Windows 10 Enterprise LTSC 2021, updated to build 19044.2905 or later',
      'The MAK for {to}, or its KMS client key and a KMS host of your organization',
    ],
    steps: [
      'Open Command Prompt as administrator.',
      'Run `DISM /Online /Get-CurrentEdition`. It must print `EnterpriseS`.',
      'Run `slmgr /ipk` followed by the key for {to}.',
      'Run `DISM /Online /Get-CurrentEdition` again. It must print `IoTEnterpriseS`.',
      'Run `slmgr /ato`, then `slmgr /xpr`.',
    ],
  },
  mdm: {
    section: '#change-many-pcs',
    prepare: ['Devices under management, and a key for {to}'],
    steps: ['Set `UpgradeEditionWithProductKey` in the WindowsLicensing CSP.'],
  },
  'provisioning-package': {
    section: '#change-many-pcs',
    prepare: ['Windows Configuration Designer, and a key for {to}'],
    steps: [
      'Build a package with `EditionUpgrade/ChangeProductKey`.',
      'Run it on each PC.',
    ],
  },
  'configuration-manager': {
    section: '#change-many-pcs',
    prepare: ['A Configuration Manager site, and a key for {to}'],
    steps: ['Create an edition upgrade policy and deploy it.'],
  },
  'subscription-enterprise': {
    section: '#change-many-pcs',
    prepare: [
      'Activated Pro in a supported version, joined or hybrid joined to Microsoft Entra ID',
      'A user with a license for Windows Enterprise E3 or E5',
    ],
    steps: ['Sign in to the PC as the licensed user.'],
  },
  'subscription-education': {
    section: '#change-many-pcs',
    prepare: [
      'Activated Pro Education in a supported version, joined or hybrid joined to Microsoft Entra ID',
      'A user with a license for Windows Enterprise',
    ],
    steps: ['Sign in to the PC as the licensed user.'],
  },
  'in-place-setup': {
    section: '#setup-from-media',
    prepare: [
      'Installation media that contains {to}, of the same or a newer build',
      'A product key for {to}',
      'The installers of your apps, which are removed',
    ],
    steps: [
      'Open the media in Windows.',
      'In Command Prompt (administrator), in the folder of the media, run `setup.exe /pkey` followed by the key for {to}. Without it, Setup keeps the edition that you have.',
      'On the last page before the installation, check the edition, and what Setup offers to keep. If either is wrong, close Setup.',
      'Install your apps again afterwards.',
    ],
  },
  'lower-edition-key': {
    section: '#go-to-a-lower-edition',
    prepare: ['A product key for {to}'],
    steps: enterKeyInSettings,
  },
  'firmware-key': {
    needs: 'firmware',
    section: '#return-to-the-firmware-key',
    prepare: ['A PC that came with {to}'],
    steps: [
      "In PowerShell (administrator), run `(Get-CimInstance SoftwareLicensingService).OA3xOriginalProductKey`. It prints the key in the firmware; if it prints nothing, this doesn't work.",
      'Run `changepk.exe /ProductKey` followed by that key.',
      'Restart when Windows asks.',
    ],
  },
  'enterprise-key': {
    section: '#change-in-settings',
    prepare: ['A product key for {to}', 'The installers of your apps'],
    steps: enterKeyInSettings,
  },
  'setup-pkey': {
    section: '#from-enterprise-ltsc',
    prepare: [
      'Media of {to}, of the same or a newer build',
      'A key of the General Availability Channel for {to}',
    ],
    steps: [
      'Open the media in Windows.',
      'In Command Prompt (administrator), in the folder of the media, run `setup.exe /pkey` followed by the key.',
      'Choose to keep files and apps.',
    ],
  },
  'clean-installation': {
    section: '#clean-installation',
    prepare: [
      'The installers of your apps',
      'Genuine media that contains {to}',
      'The BitLocker recovery key of each drive that stays, also on Home',
    ],
    steps: [
      'Save your files elsewhere and check that the copy opens.',
      'Start from the media and install {to}. Select the drive by its size.',
      'Activate, then install your apps and copy the files back.',
    ],
  },
  'leave-s-mode': {
    needs: 'free',
    section: '#leave-s-mode',
    prepare: ['Internet access and a Microsoft account'],
    steps: [
      'Open Microsoft Store and sign in.',
      'Search for `S mode`, open the offer and select Get, Buy or Learn more, whichever it shows. If it shows a price, close it: that buys another edition.',
    ],
  },
  'server-dism': {
    section: '#server',
    prepare: [
      "A retail key for {to}; if you only have volume keys, Microsoft's KMS client key for it",
    ],
    steps: [
      'Run `DISM /Online /Get-TargetEditions` as administrator. The edition you want has to be in the list.',
      'Run `DISM /Online /Set-Edition` with the name from that list, `/ProductKey` and `/AcceptEula`.',
      'Restart if DISM asks.',
    ],
  },
  'server-key': {
    needs: 'same-edition',
    section: '#server',
    prepare: ['A retail, volume or OEM key for {to}'],
    steps: ['Run `slmgr /ipk` with the new key as administrator.'],
  },
  'server-setup': {
    section: '#server',
    prepare: ['Media of a newer version of Windows Server that contains {to}'],
    steps: [
      'Open the media in Windows Server and run `setup.exe`.',
      'Choose {to} as the edition, and to keep files and apps.',
      'Follow the instructions. The server restarts several times.',
    ],
  },
  'server-demote': {
    needs: 'second-server',
    section: '#server',
    prepare: ['A second server with a license for {to}'],
    steps: [
      'Make the licensed server a domain controller.',
      'Move the FSMO roles to it.',
      'Remove the directory role from the evaluation server.',
    ],
  },
};
