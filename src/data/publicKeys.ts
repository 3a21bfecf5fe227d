/**
 * The last five characters of the keys that Microsoft publishes for KMS clients of Windows 10 and later: a report shows no
 * more of a key. They tell that a license is of that kind. Nobody can make a key of them.
 *
 * Source: Microsoft's page "Key Management Services (KMS) client activation and product keys".
 * How to add one: only the last five characters of a key on that page.
 */
// cspell:disable
export const kmsClientKeyEnds: ReadonlySet<string> = new Set([
  'MY832',
  'YP6DF',
  '8MCRC',
  'VMK7H',
  '6VM33',
  'KHMXV',
  'J464C',
  '63DFG',
  'YY726',
  'KHKQY',
  '8XDDG',
  '4M63B',
  '724CC',
  'CWH2D',
  'T83GX',
  'GCQG9',
  '6Q84J',
  '6XYWF',
  'J447Y',
  '66QFC',
  'VCFB2',
  'MDWWJ',
  '2YT43',
  'KHJW4',
  'J462D',
  '7CG2H',
  'PDQGT',
  'QJ4BJ',
  '8B639',
  '76DF9',
  'D69TJ',
]);
