import {setupOperations, setupPhases} from '../../data/setupResults';

/** The halves of an upgrade result in canonical form; null for any other code. */
export function splitSetupResult(
  code: string,
): {result: string; extend: string} | null {
  const [, result, extend] =
    /^(0x[\dA-F]{8})-(0x[\dA-F]{1,8})$/.exec(code) ?? [];
  return result && extend ? {result, extend} : null;
}

/** Where Windows Setup stopped, in a sentence without a full stop: the phase and the operation of the second half. */
export function describeExtendCode(extend: string): string {
  const value = Number(extend);
  const phase = setupPhases[value >>> 16];
  const operation = setupOperations[value & 0xffff];
  if (!phase && !operation) {
    return `\`${extend}\` names no phase and no operation that Microsoft documents`;
  }
  const place = phase ?? 'in a phase that the code does not name';
  return `Setup stopped ${place}${operation ? `, while ${operation}` : ''}`;
}
