/** The installations that the path finder knows, and their ids in URLs. */
import {domainController} from '../../data/editionIds';
import {
  clientEditions,
  nEditions,
  sModePaths,
  serverInstallations,
} from '../../data/editionPaths';
import type {ClientEdition, ServerInstallation} from '../../data/editionPaths';
import {withValues} from '../routes/query';

/** An edition of Windows in one of its variants, such as N or S mode. */
export type Installation = {
  /** Part of URLs that people share, so it must never change: `pro-for-workstations`, `home-n`. */
  id: string;
  /** Display name: `Home N or KN`, `Home in S mode`, `Windows Server Standard (Core)`. */
  name: string;
} & (
  | {family: 'client' | 'n' | 's-mode'; edition: ClientEdition}
  | {family: 'server'; edition: ServerInstallation}
);

export type Family = Installation['family'];

/** Names of the families, in display order. */
export const familyNames: Readonly<Record<Family, string>> = {
  client: 'Windows 11 and Windows 10',
  n: 'N and KN editions (no media features)',
  's-mode': 'S mode',
  server: 'Windows Server',
};

function slug(name: string): string {
  return name
    .toLowerCase()
    .replace(/[^a-z0-9]+/g, '-')
    .replace(/^-|-$/g, '');
}

const sModeEditions = clientEditions.filter((edition) =>
  sModePaths.some(({editions}) => editions.includes(edition)),
);

/** Every installation, grouped by family. */
export const installations: readonly Installation[] = [
  ...clientEditions.map((edition) => ({
    id: slug(edition),
    name: edition,
    family: 'client' as const,
    edition,
  })),
  ...nEditions.map((edition) => ({
    id: `${slug(edition)}-n`,
    name: `${edition} N or KN`,
    family: 'n' as const,
    edition,
  })),
  ...sModeEditions.map((edition) => ({
    id: `${slug(edition)}-s`,
    name: `${edition} in S mode`,
    family: 's-mode' as const,
    edition,
  })),
  ...serverInstallations.map((edition) => ({
    id: `server-${slug(edition)}`,
    name: `Windows Server ${edition}`,
    family: 'server' as const,
    edition,
  })),
];

/** A name as people write it, who leave out the usual type of a server: "Windows Server Standard", "Home N". */
export const shortName = ({name}: Installation): string =>
  name.replace(/ or KN$| \(Desktop Experience\)$/, '');

const byId = new Map(installations.map((each) => [each.id, each]));

/** The installation with this id, ignoring case and surrounding spaces; undefined if there is none. */
export function findInstallation(
  id: string | null | undefined,
): Installation | undefined {
  return byId.get(id?.trim().toLowerCase() ?? '');
}

/** What an evaluation becomes; undefined for anything else. */
export function fullEditionOf(each?: Installation): Installation | undefined {
  return each?.id.includes('-evaluation')
    ? findInstallation(each.id.replace('-evaluation', ''))
    : undefined;
}

/** An evaluation of Windows Server that is a domain controller, which can't be converted. */
const evaluationController = findInstallation(
  'server-evaluation-acting-as-domain-controller',
)!;

/** An installation that a text names; that of a domain controller, if the text says so of an evaluation of Windows Server. */
export function asTold(each: Installation, text: string): Installation {
  const isEvaluation = each.family === 'server' && fullEditionOf(each);
  return isEvaluation && domainController.test(text)
    ? evaluationController
    : each;
}

/** The visitor's question. An installation is undefined until it is selected. */
export interface Question {
  from: Installation | undefined;
  to: Installation | undefined;
}

/** Reads the question from a URL query such as `?from=home&to=pro`. Unknown ids count as not selected. */
export function readQuestion(query: string): Question {
  const parameters = new URLSearchParams(query);
  return {
    from: findInstallation(parameters.get('from')),
    to: findInstallation(parameters.get('to')),
  };
}

/** The URL query for a question, such as `?from=home&to=pro`. Keeps other parameters; empty if there are none. */
export const writeQuestion = ({from, to}: Question, query = ''): string =>
  withValues(query, {from: from?.id, to: to?.id});
