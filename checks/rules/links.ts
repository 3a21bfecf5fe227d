import {faultsOf, type Fault} from '../fault';
import type {PageLink, MarkdownPage} from '../markdown';
import {linkFault} from './address';

/** Words that name no target. A label of nothing else says nothing to someone who hears or scans only the links. */
const emptyWords = new Set(
  'article click details download go guide here info learn link more page post read see site source that the this website'.split(
    ' ',
  ),
);

/** The label without punctuation and capitals: `Here.` is `here`. */
function spokenLabel(label: string): string {
  return label
    .replace(/(?<![\s.,:;!?>»→])[\s.,:;!?>»→]+$/, '')
    .trim()
    .toLowerCase();
}

function labelFault({label, target}: PageLink): string | null {
  const spoken = spokenLabel(label);
  if (spoken === '') {
    return `the link to ${target} has no text: name its target`;
  }
  if (spoken.split(/\s+/).every((word) => emptyWords.has(word))) {
    return `"${label}" does not say where the link goes: name its target, ${target}`;
  }
  return /^https?:\/\//.test(spoken)
    ? `the link to ${target} shows its bare address: name its target`
    : null;
}

/** Link text names the target. */
export const checkLinkLabels = ({path, links}: MarkdownPage): Fault[] =>
  faultsOf(path, links, (link) => [labelFault(link)]);

/** The valid targets of internal links. */
export interface LinkTargets {
  /** The ids in each content file, by path relative to the project (`docs/kms38.md`). */
  anchors: ReadonlyMap<string, ReadonlySet<string>>;
  /** The content file behind a route (`/kms38`), or `null` for a page without one, such as `/blog/tags`. */
  routes: ReadonlyMap<string, string | null>;
}

function checkTarget(
  path: string,
  {target}: PageLink,
  {anchors, routes}: LinkTargets,
): string | null {
  if (/^(?:https?:|mailto:)/.test(target)) {
    return null;
  }
  const [place = '', anchor] = target.split('#');
  let file: string | null | undefined;
  if (place === '') {
    file = path;
  } else if (place.startsWith('/')) {
    file = routes.get(place);
    if (file === undefined) {
      return `there is no page ${place}: correct the address`;
    }
    if (path.startsWith('docs/') && file?.startsWith('docs/')) {
      return `${place} is a page of docs/: link its file, ${file.slice('docs/'.length)}`;
    }
  } else if (path.startsWith('docs/')) {
    file = `docs/${place}`;
    if (!anchors.has(file)) {
      return `there is no ${file}: correct the name`;
    }
  } else {
    return `"${target}" is not an address: start it with a slash, such as /kms38`;
  }
  if (anchor === undefined || (file && anchors.get(file)?.has(anchor))) {
    return null;
  }
  return file
    ? `${file} has no id "${anchor}": correct the anchor, or give the heading {#${anchor}}`
    : `${place} has no ids of its own: remove #${anchor}`;
}

/** Internal links point to an existing page, and to an id on it. Links that are refused are left out. */
export function checkLinkTargets(
  {path, links}: MarkdownPage,
  targets: LinkTargets,
): Fault[] {
  return faultsOf(path, links, (link) => [
    linkFault(link.target).length === 0 && checkTarget(path, link, targets),
  ]);
}
