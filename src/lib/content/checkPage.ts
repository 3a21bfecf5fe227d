import {allowedHosts, allowedKmsHosts} from '../../data/allowedHosts';
import {productNames} from '../../data/spelling';
import {readContentFile} from './contentFile';
import type {Fault} from './fault';
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
  const {page, ...file} = readContentFile(path, source);
  const text = {path, text: source};
  return [
    ...frontMatterFaults(file),
    ...page.refusals,
    ...checkHeadings(page),
    ...checkLinkLabels(page),
    ...checkCodeBlocks(page),
    ...checkImages(page, images),
    ...checkProductNames(path, page.text, productNames),
    ...checkProductKeys(text),
    ...checkDownloadAndRun(text),
    ...checkKmsHosts(text, allowedKmsHosts),
    ...checkHosts(text, allowedHosts),
  ];
}
