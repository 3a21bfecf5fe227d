/** Codes in a report that aren't errors of the PC. */
import {otherSource} from '../../data/activationSentences';

/** What event 1003 lists of each license: `[0xC004F014, 0, 0]`. The code is the reason for that license alone. */
const statusRow = /\[0x[\da-f]{8}, ?\d{1,3}, ?\d{1,3}\]/gi;

/** What the old validation tool writes of a part that is not there: `N/A, hr = 0x80070002`. */
const missingPart = /(?:N\/A, hr = |file version\. - )0x[\da-f]{8}/gi;

/** When the file of a crashed program was made. */
const fileTime =
  /\b(?:time ?stamp|zeitstempel|horodatage)["']?\s?[:=]?\s?["']?0x[\da-f]{8}/gi;

/** What Device Manager says of a device: "(Code 12)". What is before it is looked at last, or a log of 5 MB would take a second more. */
const deviceState = /\(code \d{1,2}\)(?<=\bdevice\b[^\n]{0,200})/gi;

/** Event 1074. */
const shutdownReason =
  /\breason code: ?0x[\da-f]{8}(?=\s{1,4}shutdown type\b)/gi;

/** What begins an event, or a part of its entry. */
const ofEvent =
  /\b(?:event ?(?:id)?|ereignis-?id)\W{0,12}\d{3,5}\b|\b(?:level|ebene|niveau|nivel|livello)["']? ?[:=]|^information[\s,|]+\d|\bsecurity-spp\W{1,4}\d/i;

/** An event of the licensing service that only informs, whatever codes it has: that it starts, stops, or plans to. */
const informs =
  /\b(?:event ?(?:id)?|ereignis-?id)\W{0,12}(?:900|902|903|1003|1033|1034|1066|16384|16394)\b|\b(?:level|ebene|niveau|nivel|livello)["']? ?[:=] ?["']?informa[ct]i|^information[\s,|]+\d|\bsecurity-spp\W{1,4}(?:900|902|903|1003|1066|16384|16394)\b|software protection service (?:is starting|has (?:started|stopped))/i;

/** What a request, or a command beside the event, returned. */
const hasResult =
  /\b(?:12288|12289|12290|12293)\b|activation re(?:quest|sponse)|\bfail|\berror\b|\b(?:slmgr|ospp)\b|[/-]ato\b/i;

const code = /0x[\da-f]{8}\b/gi;

/** The lines, without the codes of events that only inform. */
function withoutInformation(text: string): string {
  if (!informs.test(text) || otherSource.test(text)) {
    return text;
  }
  let isInformation = false;
  return text
    .split('\n')
    .map((line) => {
      if (hasResult.test(line)) {
        isInformation = false;
      } else if (ofEvent.test(line)) {
        isInformation = informs.test(line);
      } else {
        isInformation ||= informs.test(line);
      }
      return isInformation ? line.replace(code, ' ') : line;
    })
    .join('\n');
}

/** Whether a text is an event that only informs, and has a code or names the licensing service. */
export const isInformation = (text: string): boolean =>
  withoutInformation(text) !== text ||
  (/security-spp|software protection/i.test(text) &&
    informs.test(text) &&
    !hasResult.test(text));

/** Whether a text is event 1003, the licensing service's own check of all licenses, or has its rows. */
export function isStatusCheck(text: string): boolean {
  return /licensing status check/i.test(text) || text.search(statusRow) >= 0;
}

/** The text without such codes. */
export const withoutReportCodes = (text: string): string =>
  [statusRow, missingPart, fileTime, deviceState, shutdownReason].reduce(
    (rest, each) => rest.replace(each, ' '),
    withoutInformation(text),
  );
