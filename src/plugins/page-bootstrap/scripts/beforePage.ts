/** Runs at the start of the body, after the theme's own scripts and before the first paint. */
import {makeRoom} from './makeRoom';
import {repairStoredState} from './repairStoredState';

/** Replaced by the announcement's id when the script is built, so that its texts stay out of it. */
declare const ANNOUNCEMENT_ID: string | null;

repairStoredState(ANNOUNCEMENT_ID);
makeRoom();
