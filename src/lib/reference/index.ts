import {activationStatusReader} from './activationStatusReader';
import {annotatedOutput} from './annotatedOutput';
import type {Selector} from './define';
import {diagnosis} from './diagnosis';
import {downloadSourceTable, productTiles} from './downloadSourceTable';
import {
  editionOverview,
  editionPathFinder,
  editionPathTable,
} from './editionTables';
import {errorTable} from './errorTable';
import {evidenceLabel} from './evidence';
import {licenseChannelTable, licenseStatusTable} from './licenseTables';
import {lifecycleTable, supportEndOf, supportTimeline} from './lifecycleTables';
import {mechanism, methodCards} from './mechanisms';
import {officeChannelTable, officeProductTable} from './officeTables';
import {requirementsTable} from './requirementsTable';
import {switchTable} from './switchTable';

/** Selectors of the components whose rows are selected while a page is compiled, by component name. */
export const referenceComponents: Readonly<Record<string, Selector<object>>> = {
  ActivationStatusReader: activationStatusReader,
  AnnotatedOutput: annotatedOutput,
  Diagnosis: diagnosis,
  DownloadSourceTable: downloadSourceTable,
  EditionOverview: editionOverview,
  EditionPathFinder: editionPathFinder,
  EditionPathTable: editionPathTable,
  ErrorTable: errorTable,
  Evidence: evidenceLabel,
  LicenseChannelTable: licenseChannelTable,
  LicenseStatusTable: licenseStatusTable,
  LifecycleTable: lifecycleTable,
  Mechanism: mechanism,
  MethodCards: methodCards,
  OfficeChannelTable: officeChannelTable,
  OfficeProductTable: officeProductTable,
  ProductTiles: productTiles,
  RequirementsTable: requirementsTable,
  SupportEnd: supportEndOf,
  SupportTimeline: supportTimeline,
  SwitchTable: switchTable,
};
