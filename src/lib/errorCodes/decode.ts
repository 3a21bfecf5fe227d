import {facilities, win32Errors} from '../../data/windowsErrorNumbers';

/** What the bits of a code say, where the site has no entry for it. */
export interface DecodedCode {
  /** Whether the code reports a failure, or only that something happened. */
  severity: 'error' | 'information';
  /** Number of the part of Windows that reports it; null for a plain number, which carries none. */
  facility: number | null;
  /** Name of that part, where known. */
  facilityName?: string;
  /** The last 16 bits, or the plain number itself. */
  number: number;
  /** What that number means among Windows system errors; absent where it is not one, or not known. */
  meaning?: string;
  /** For a web request, its HTTP status is the number. */
  isHttpStatus: boolean;
}

const WIN32 = 7;
const HTTP = 25;

/** A status of the Windows kernel that was made into a code of this kind. */
const KERNEL_STATUS_BIT = 0x1000_0000;

/**
 * Takes apart a code in canonical form: 32 bits in hexadecimal (`0x80070005`) or a plain number below 65536 (`1603`),
 * which is read as a Windows system error. An upgrade result is taken apart by its first half. Null for every other
 * form: Office setup codes, sign-in codes and results of Microsoft's support tool have no such parts.
 */
export function decodeErrorCode(code: string): DecodedCode | null {
  const plain = /^\d{1,5}$/.exec(code);
  if (plain) {
    const number = Number(code);
    return {
      severity: number === 0 ? 'information' : 'error',
      facility: null,
      number,
      meaning: win32Errors[number],
      isHttpStatus: false,
    };
  }
  const hex = /^(0x[\dA-F]{1,8})(?:-0x[\dA-F]{1,8})?$/.exec(code);
  if (!hex) {
    return null;
  }
  const value = Number(hex[1]);
  // 11 bits; in kernel form the next bit above them is a flag and not part of the number.
  const facility = (value >>> 16) & 0x7ff;
  const number = value & 0xffff;
  const isKernelStatus = (value & KERNEL_STATUS_BIT) !== 0;
  const hasSystemNumber =
    (facility === WIN32 || value <= 0xffff) && !isKernelStatus;
  return {
    severity: value >= 0x8000_0000 ? 'error' : 'information',
    facility,
    facilityName: isKernelStatus ? 'the Windows kernel' : facilities[facility],
    number,
    meaning: hasSystemNumber ? win32Errors[number] : undefined,
    isHttpStatus: facility === HTTP && !isKernelStatus,
  };
}
