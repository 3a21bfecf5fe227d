import {setupOperations, setupPhases} from '../../data/setupResults';

/** The halves of an upgrade result in canonical form; null for any other code. */
export function splitSetupResult(
  code: string,
): {result: string; extend: string} | null {
  const [, result, extend] =
    /^(0x[\dA-F]{8})-(0x[\dA-F]{1,8})$/.exec(code) ?? [];
  return result && extend ? {result, extend} : null;
}

/** A system error of the network, which nothing meets after Setup has restarted the PC. */
const ofNetwork = /^0x80072/;

/**
 * Where the upgrade with this result stopped, in a sentence without a full stop: the phase and the operation of the second
 * half. Undefined for any other code, and for a failed download of the Media Creation Tool, which prints such a second half
 * too, but without a phase.
 */
export function describeStop(code: string): string | undefined {
  const {result, extend} = splitSetupResult(code) ?? {};
  if (!result || !extend || ofNetwork.test(result)) {
    return undefined;
  }
  const value = Number(extend);
  const phase = setupPhases[value >>> 16];
  const operation = setupOperations[value & 0xffff];
  if (!phase && !operation) {
    return `\`${extend}\` names no phase and no operation that Microsoft documents`;
  }
  const place = phase ?? 'in a phase that the code does not name';
  return `Setup stopped ${place}${operation ? `, while ${operation}` : ''}`;
}
