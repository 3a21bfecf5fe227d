/** Codes in a report that aren't errors of the PC. */

/** What event 1003 lists of each license: `[0xC004F014, 0, 0]`. The code is the reason for that license alone. */
const statusRow = /\[0x[\da-f]{8}, ?\d{1,3}, ?\d{1,3}\]/gi;

/** What the old validation tool writes of a part that is not there: `N/A, hr = 0x80070002`. */
const missingPart = /(?:N\/A, hr = |file version\. - )0x[\da-f]{8}/gi;

/** Whether a text is event 1003, the licensing service's own check of all licenses, or has its rows. */
export function isStatusCheck(text: string): boolean {
  return /licensing status check/i.test(text) || text.search(statusRow) >= 0;
}

/** The text without such codes. */
export function withoutReportCodes(text: string): string {
  return text.replace(statusRow, ' ').replace(missingPart, ' ');
}
