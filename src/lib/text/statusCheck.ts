/** What event 1003 lists of each license: `[0xC004F014, 0, 0]`. The code is the reason for that license alone. */
const row = /\[0x[\da-f]{8}, ?\d{1,3}, ?\d{1,3}\]/gi;

/** Whether a text is event 1003, the licensing service's own check of all licenses, or has its rows. */
export function isStatusCheck(text: string): boolean {
  return /licensing status check/i.test(text) || text.search(row) >= 0;
}

/** The text without the codes of such rows. */
export function withoutStatusRows(text: string): string {
  return text.replace(row, ' ');
}
