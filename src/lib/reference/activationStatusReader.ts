import * as z from 'zod';
import {errorCodes} from '../../data/errorCodes';
import {define} from './define';

export interface ActivationStatusReaderProps {
  /** The 32-bit codes with an entry in the troubleshooter. The reader does not need the text of the entries. */
  codesWithEntry: readonly string[];
}

/** `<ActivationStatusReader />`. It links a code to its entry, or to the lookup if there is no entry. */
export const activationStatusReader = define(
  z.strictObject({}),
  (): ActivationStatusReaderProps => ({
    codesWithEntry: [
      ...new Set(
        errorCodes.flatMap(({code}) => /^0x[\dA-F]+/.exec(code)?.[0] ?? []),
      ),
    ],
  }),
);
