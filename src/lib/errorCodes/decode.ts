import {setupOperations, setupPhases} from '../../data/setupResults';
import {facilities, win32Errors} from '../../data/windowsErrorNumbers';

/** What the bits of a code mean, for codes without an entry on the site. */
export interface DecodedCode {
  /** Whether the code reports a failure, and not just an event. */
  isError: boolean;
  /** Number of the Windows component that reports it; null for a plain number, which has none. */
  facility: number | null;
  /** Name of that component, if known. */
  facilityName?: string;
  /** The last 16 bits, or the plain number itself. */
  number: number;
  /** The meaning of that number as a Windows system error; absent if it is not one or is unknown. */
  meaning?: string;
  /** True for a web request; `number` is then its HTTP status. */
  isHttpStatus: boolean;
}

const WIN32 = 7;
const HTTP = 25;

/** Set if the code is a converted Windows kernel status (NTSTATUS). */
const KERNEL_STATUS_BIT = 0x1000_0000;

/**
 * Decodes a code in canonical form: 32 bits in hexadecimal (`0x80070005`), or a plain number below 65536 (`1603`),
 * which is read as a Windows system error. An upgrade result is decoded by its first half. Null for any other form:
 * Office setup codes, sign-in codes and results of Microsoft's support tool have no such parts.
 */
export function decodeErrorCode(code: string): DecodedCode | null {
  const [, written] =
    /^(0x[\dA-F]{1,8}|\d{1,5})(?:-0x[\dA-F]{1,8})?$/.exec(code) ?? [];
  if (!written) {
    return null;
  }
  const isPlain = !written.startsWith('0x');
  const value = Number(written);
  // 11 bits. The bit above them is the kernel status flag.
  const facility = (value >>> 16) & 0x7ff;
  const number = value & 0xffff;
  const isKernelStatus = (value & KERNEL_STATUS_BIT) !== 0;
  const hasSystemNumber =
    (facility === WIN32 || value <= 0xffff) && !isKernelStatus;
  return {
    isError: value >= 0x8000_0000 || (isPlain && value > 0),
    facility: isPlain ? null : facility,
    facilityName: isKernelStatus ? 'the Windows kernel' : facilities[facility],
    number,
    meaning: hasSystemNumber ? win32Errors[number] : undefined,
    isHttpStatus: facility === HTTP && !isKernelStatus,
  };
}

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
 * Where Setup stopped with this upgrade result: its phase and operation, in a sentence without a full stop. Undefined for
 * any other code, and for a failed download of the Media Creation Tool, which prints such a second half too, but without
 * a phase.
 */
export function describeStop(code: string): string | undefined {
  const {result = '', extend = ''} = splitSetupResult(code) ?? {};
  if (extend === '' || ofNetwork.test(result)) {
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
