/**
 * What Markdown pages may use beyond Markdown. Everything else in angle brackets or braces is refused, because a page is
 * text and must not run code: see `checks/rules/markup.ts`. `src/plugins/plain-markdown` imports the components
 * that a page uses, so a page needs no import, and no other page loads them.
 *
 * To add a component: one entry here.
 */

export interface PageComponent {
  /** `<SupportEnd />` is `SupportEnd`. */
  name: string;
  /** Folder with a module of that name. Those of the theme have default exports, ours are exported by name. */
  folder: string;
  /** The attributes that a page may write. Absent if a selector in `src/build/reference` checks them. */
  attributes?: readonly string[];
}

const components = '@site/src/components';

export const pageComponents: readonly PageComponent[] = [
  {name: 'Tabs', folder: '@theme', attributes: ['groupId']},
  {
    name: 'TabItem',
    folder: '@theme',
    attributes: ['value', 'label', 'default'],
  },

  {name: 'ContactLinks', folder: components, attributes: []},
  {name: 'FoldedSections', folder: `${components}/page`, attributes: []},
  {name: 'MethodList', folder: `${components}/home`},
  {name: 'StartBox', folder: `${components}/home`},
  {name: 'TaskCards', folder: `${components}/home`, attributes: []},

  {name: 'AnnotatedOutput', folder: `${components}/drawings`},
  {name: 'DiagnosisTree', folder: `${components}/drawings`, attributes: []},
  {name: 'Mechanism', folder: `${components}/drawings`},
  {name: 'SeenScreen', folder: `${components}/drawings`},
  {name: 'SettingsPages', folder: `${components}/drawings`, attributes: []},
  {name: 'SupportTimeline', folder: `${components}/drawings`},

  {name: 'DataFileList', folder: `${components}/reference`, attributes: []},
  {name: 'DownloadButton', folder: `${components}/reference`},
  {name: 'DownloadSourceTable', folder: `${components}/reference`},
  {
    name: 'EditionOverview',
    folder: `${components}/reference`,
    attributes: [],
  },
  {name: 'EditionPathTable', folder: `${components}/reference`},
  {
    name: 'ErrorReference',
    folder: `${components}/reference`,
    attributes: ['families'],
  },
  {
    name: 'LicenseChannelTable',
    folder: `${components}/reference`,
    attributes: [],
  },
  {
    name: 'LicenseStatusTable',
    folder: `${components}/reference`,
    attributes: [],
  },
  {name: 'LifecycleTable', folder: `${components}/reference`},
  {name: 'OfficeChannelTable', folder: `${components}/reference`},
  {name: 'OfficeProductTable', folder: `${components}/reference`},
  {name: 'ProductTiles', folder: `${components}/reference`},
  {name: 'RequirementsTable', folder: `${components}/reference`},
  {name: 'SupportEnd', folder: `${components}/reference`},
  {name: 'SwitchFinder', folder: `${components}/reference`, attributes: []},
  {name: 'SwitchTable', folder: `${components}/reference`, attributes: []},

  {name: 'ActivationStatusReader', folder: `${components}/tools`},
  {name: 'Diagnosis', folder: `${components}/tools`},
  {name: 'EditionPathFinder', folder: `${components}/tools`},
  {name: 'ErrorCodeLookup', folder: `${components}/tools`, attributes: []},
  {name: 'FileHashVerifier', folder: `${components}/tools`, attributes: []},
  {name: 'UpdateCheck', folder: `${components}/tools`},
];

/** The kinds of notes, as in `:::tip`. The guide for authors says which is for what. */
export const noteKinds = ['tip', 'info', 'warning', 'danger'] as const;

export type NoteKind = (typeof noteKinds)[number];

/** HTML elements that Markdown has no syntax for. They take no attributes. */
export const pageElements: readonly string[] = [
  'br',
  'details',
  'kbd',
  'summary',
];
