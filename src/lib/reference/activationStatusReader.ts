import * as z from 'zod';
import {errorCodes} from '../../data/errorCodes';
import {define} from './define';

export interface ActivationStatusReaderProps {
  /** The 32-bit codes that have an entry in the troubleshooter, without its text, which the reader does not need. */
  codesWithEntry: readonly string[];
}

/** `<ActivationStatusReader />`: where the link of a code leads depends on whether the code has an entry. */
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
