/** Runs at the start of the body, after the theme's own scripts and before the first paint. */
import {announcement} from '../../../data/announcement';
import {repairStoredState} from './repairStoredState';

repairStoredState(announcement?.id ?? null);
