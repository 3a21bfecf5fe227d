import type {EvidenceKind} from './evidence';
import type {SourceId} from './sources';

/** Files whose checksums one source states. */
export interface SumList {
  /** The publisher, as the subject of "lists this SHA-256 for …". Microsoft only for what it publishes itself. */
  statedBy: string;
  /** What that is worth, as a full sentence. */
  note: string;
  /** Absent if Microsoft itself publishes the values. */
  evidence?: EvidenceKind;
  source: SourceId;
  /**
   * The SHA-256 in lower case, by what the file is, as a noun with its release, and the day of the release where the source
   * has one.
   */
  sums: Readonly<Record<string, string>>;
}

/**
 * Checksums that the file verifier recognizes by themselves.
 *
 * To add one: copy the value from its source, never from a file that you downloaded or from a list of a third party
 * without a name. The values on Microsoft's download pages are the best; a list for them has `statedBy: 'Microsoft'`.
 */
export const knownSums: readonly SumList[] = [
  {
    statedBy: 'The winget catalog',
    note: 'Volunteers maintain it; the address that it gives for the file is at download.microsoft.com.',
    evidence: 'community',
    source: 'winget-manifests',
    sums: {
      'Office Deployment Tool 16.0.20326.20112 of September 9, 2026':
        'fbb64358fd4168acd52ee4efe47ffd032b6231dfb415ae2dce61b0e58ba67f86',
      'Office Deployment Tool 16.0.20228.20124 of August 11, 2026':
        '92a3cbd56191533e36bde1c6e4640883c900c00d1b5d43a974c870893681e0d4',
      'Office Deployment Tool 16.0.20131.20090 of July 14, 2026':
        'fa6cbe5b383f89b83f373c36c90ebdcc9acffa43d0cb47fb69062c41f46c0769',
      'Office Deployment Tool 16.0.20026.20112 of June 10, 2026':
        '6e8801769de4495362664451bdd59fc6822af543e9dd07b3b624d3f9bad6464d',
      'Office Deployment Tool 16.0.19929.20090 of May 14, 2026':
        '4d85e1ced691698cdc231fb31ab44795a809ea8af63e10cd04068e3fcbe04e3e',
      'Office Deployment Tool 16.0.19822.20114 of April 14, 2026':
        '9a9e0e041a4f0a9465692e5df3229715d400f850a8f363ea1b00918ac1cdb648',
      'Windows 11 Installation Assistant 1.4.19041.6448 of September 30, 2025':
        '837f97852c2e8f4242cde4dbf863ed0db117082d2eebfb7c3f1f37f9b6e89758',
      'Windows 11 Installation Assistant 1.4.19041.5003 of October 1, 2024':
        '188698d10b1f7b9710061ec95e0aec55a0cb2239e622fa4f7fdd5d360d00a007',
    },
  },
  {
    statedBy: 'The downloader Mido',
    note: "Volunteers maintain its list. It is of 2023, so Microsoft may offer a newer file: for Windows 10 and 11, compare the value with the one on Microsoft's download page.",
    evidence: 'community',
    source: 'mido-sums',
    sums: {
      'the ISO of Windows 7 Ultimate with Service Pack 1 in English':
        'dec04cbd352b453e437b2fe9614b67f28f7c0b550d8351827bc1e9ef3f601389',
      'the ISO of Windows 8.1 Update 3 in English':
        'd8333cf427eb3318ff6ab755eb1dd9d433f0e2ae43745312c1cd23e83ca1ce51',
      'the ISO of Windows 10 22H2 of May 2023 in English':
        'a6f470ca6d331eb353b815c043e327a347f594f37ff525f17764738fe812852e',
      'the ISO of Windows 10 22H2 of May 2023, 32-bit in English':
        'ac0b7045b6c3a72a4d46daab0944e109a55d9ede3a11b775fdb57c2dd3fca2ef',
      'the ISO of Windows 11 22H2 of May 2023 in English':
        '8059a99b8902906a90afe068ac00465c52588c2bd54f5d9d96c1297f88ef1076',
      'the ISO of Windows 8.1 Enterprise Evaluation in English':
        '2dedd44c45646c74efc5a028f65336027e14a56f76686a4631cf94ffe37c72f2',
      'the ISO of Windows 10 Enterprise Evaluation in English':
        'ef7312733a9f5d7d51cfa04ac497671995674ca5e1058d5164d6028f0938d668',
      'the ISO of Windows 11 Enterprise Evaluation in English':
        'ebbc79106715f44f5020f77bd90721b17c5a877cbc15a3535b99155493a1bb3f',
      'the ISO of Windows 10 Enterprise LTSC Evaluation in English':
        'e4ab2e3535be5748252a8d5d57539a6e59be8d6726345ee10e7afd2cb89fefb5',
      'the ISO of Windows Server 2008 R2 Evaluation in English':
        '30832ad76ccfa4ce48ccb936edefe02079d42fb1da32201bf9e3a880c8ed6312',
      'the ISO of Windows Server 2012 R2 Evaluation in English':
        '6612b5b1f53e845aacdf96e974bb119a3d9b4dcb5b82e65804ab7e534dc7b4d5',
      'the ISO of Windows Server 2016 Evaluation in English':
        '1ce702a578a3cb1ac3d14873980838590f06d5b7101c5daaccbac9d73f1fb50f',
      'the ISO of Windows Server 2019 Evaluation in English':
        '6dae072e7f78f4ccab74a45341de0d6e2d45c39be25f1f5920a2ab4f51d7bcbb',
      'the ISO of Windows Server 2022 Evaluation in English':
        '3e4fa6d8507b554856fc9ca6079cc402df11a8b79344871669f0251535255325',
    },
  },
  {
    statedBy: 'A report to Rufus',
    note: "A user stated this value, measured twice. Compare it with the one on Microsoft's download page.",
    evidence: 'community',
    source: 'rufus-issue-2919',
    sums: {
      'the ISO of Windows 11 25H2 in English':
        'd141f6030fed50f75e2b03e1eb2e53646c4b21e5386047cb860af5223f102a32',
    },
  },
  {
    statedBy: 'AllThings.How',
    note: "This value comes from a news site. Compare it with the one on Microsoft's download page.",
    evidence: 'reported',
    source: 'iso-hash-guide',
    sums: {
      'the ISO of Windows 11 24H2 in English':
        'b56b911bf18a2ceaeb3904d87e7c770bdf92d3099599d61ac2497b91bf190b11',
    },
  },
];

/** Where to get the value to compare with, or what to do without one. The first that a text names counts. */
export const sumPlaces = [
  {
    pattern: /\.pkg\b|\bmac/i,
    to: '/office_for_mac#official-installers',
    label: 'Check the signature of a package on a Mac',
  },
  {
    pattern: /office/i,
    to: '/genuine-installation-media#check-office',
    label: 'How to check Office files',
  },
  {
    pattern: /^/,
    to: '/genuine-installation-media#find-the-hash',
    label: 'Where Microsoft publishes the value',
  },
];
