/** What `ospp.vbs` prints around its answer and a state, and how the name of every Office begins. */
const officeOutput =
  /-{3}(?:processing|exiting)-{3}|licen[cs]e status:\s*-{3}[a-z]|\boffice ?\d\d, ?office/i;

/** Whether a text is what a tool prints about Office. */
export function isOfficeOutput(text: string): boolean {
  return officeOutput.test(text);
}
