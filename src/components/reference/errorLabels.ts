import type {ProductFamily} from '@site/src/data/errorCodes/types';

export {trustLine} from '@site/src/lib/errorCodes/trust';

export const familyLabels: Readonly<Record<ProductFamily, string>> = {
  windows: 'Windows',
  office: 'Office',
};
