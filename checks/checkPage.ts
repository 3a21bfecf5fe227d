import {allowedHosts, allowedKmsHosts} from './data/allowedHosts';
import {productNames} from './data/spelling';
import {readContentFile, shownText} from './contentFile';
import {distinctFaults, type Fault} from './fault';
import {checkCodeBlocks} from './rules/codeBlocks';
import {checkHeadings} from './rules/headings';
import {checkImages} from './rules/images';
import {checkLinkLabels} from './rules/links';
import {checkProductNames} from './rules/spelling';
import {
  checkDownloadAndRun,
  checkHosts,
  checkKmsHosts,
  checkProductKeys,
} from './rules/scope';
import {frontMatterFaults} from './textFile';

/**
 * Applies, for `npm start`, every rule that needs only this page. `images` are paths relative to the project. Rules
 * that need the whole site, such as those for link targets and titles, run in `npm run check:content`.
 */
export function checkPage(
  path: string,
  source: string,
  images: ReadonlySet<string>,
): Fault[] {
  const file = readContentFile(path, source);
  const {page} = file;
  // Most text is shown as it is written, so its faults are found twice.
  return distinctFaults([
    ...frontMatterFaults(file),
    ...page.refusals,
    ...checkHeadings(page),
    ...checkLinkLabels(page),
    ...checkCodeBlocks(page),
    ...checkImages(page, images),
    ...checkProductNames(path, page.text, productNames),
    ...[{path, text: source}, shownText(file)].flatMap((text) => [
      ...checkProductKeys(text),
      ...checkDownloadAndRun(text),
      ...checkKmsHosts(text, allowedKmsHosts),
      ...checkHosts(text, allowedHosts),
    ]),
  ]);
}
