import {allowedHosts, allowedKmsHosts} from '../../data/allowedHosts';
import {productNames} from '../../data/productNames';
import {frontMatterFaults, type ContentFile} from './contentFile';
import type {Fault} from './fault';
import {checkCodeBlocks} from './rules/codeBlocks';
import {checkHeadings} from './rules/headings';
import {checkImages} from './rules/images';
import {checkLinkLabels} from './rules/links';
import {checkProductNames} from './rules/productNames';
import {
  checkDownloadAndRun,
  checkHosts,
  checkKmsHosts,
  checkProductKeys,
} from './rules/scope';

/**
 * Every rule that one page can be checked by without knowing the others, for `npm start`. `images` are paths relative to
 * the project. Links, titles and spelling need the whole site: `npm run check:content` looks at them.
 */
export function checkPage(
  file: ContentFile,
  images: ReadonlySet<string>,
): Fault[] {
  const {path, source, page} = file;
  const text = {path, text: source};
  return [
    ...frontMatterFaults(file),
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
