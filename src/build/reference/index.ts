import {activationStatusReader} from './activationStatusReader';
import {annotatedOutput} from './annotatedOutput';
import type {Selector} from './define';
import {diagnosis} from './diagnosis';
import {
  downloadButton,
  downloadSourceTable,
  productTiles,
} from './downloadSourceTable';
import {editionPathFinder, editionPathTable} from './editionTables';
import {
  lifecycleTable,
  supportEndOf,
  supportTimeline,
  updateCheck,
} from './lifecycleTables';
import {mechanism, methodList} from './mechanisms';
import {officeChannelTable, officeProductTable} from './officeTables';
import {requirementsTable} from './requirementsTable';
import {seenScreen} from './seenScreen';
import {startBox} from './startBox';

/** Selectors of the components whose rows are selected while a page is compiled, by component name. */
export const referenceComponents: Readonly<Record<string, Selector<object>>> = {
  ActivationStatusReader: activationStatusReader,
  AnnotatedOutput: annotatedOutput,
  Diagnosis: diagnosis,
  DownloadButton: downloadButton,
  DownloadSourceTable: downloadSourceTable,
  EditionPathFinder: editionPathFinder,
  EditionPathTable: editionPathTable,
  LifecycleTable: lifecycleTable,
  Mechanism: mechanism,
  MethodList: methodList,
  OfficeChannelTable: officeChannelTable,
  OfficeProductTable: officeProductTable,
  ProductTiles: productTiles,
  RequirementsTable: requirementsTable,
  SeenScreen: seenScreen,
  StartBox: startBox,
  SupportEnd: supportEndOf,
  SupportTimeline: supportTimeline,
  UpdateCheck: updateCheck,
};
