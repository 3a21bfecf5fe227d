import {
  esuTool,
  otherPrograms,
  validationReport,
} from '../../data/activationSentences';
import {isInformation, isStatusCheck} from '../text/codesInReports';
import {isTold, typed} from '../text/stance';
import {readFacts, type ReportFacts} from './parse';
import {isSubscriptionOutput} from './parseSubscriptions';
import {readWindow} from './rules/sentences';

/**
 * Whether a text is a report of slmgr.vbs, ospp.vbs, vNextDiag.ps1 or CIM: `certain` if it states a license state, or is about
 * the license of another program;
 * `possible` for a sentence of Settings, a message of these tools, an event, or a part of a report; otherwise `none`.
 */
export function reportCertainty(
  text: string,
  {reader: {tells}}: ReportFacts = readFacts(text),
): 'certain' | 'possible' | 'none' {
  const line = text.trim();
  if (typed.test(line) || (!otherPrograms.test(line) && isTold(line))) {
    return readWindow(line)?.isDisputed ? 'possible' : 'none';
  }
  const isReport =
    tells.has('certain') ||
    isSubscriptionOutput(text) ||
    [otherPrograms, validationReport, esuTool].some((each) => each.test(text));
  if (isReport) {
    return 'certain';
  }
  // A code beside its rows says more.
  const isPart =
    tells.has('possible') || isStatusCheck(text) || isInformation(text);
  return isPart ? 'possible' : 'none';
}
