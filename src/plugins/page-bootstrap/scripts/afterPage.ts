/** Runs at the end of the body, where it does not delay the text, and before the deferred bundle. */
import {limitSheetWait} from './limitSheetWait';
import {repairAddress} from './repairAddress';
import {replayEarlyPress} from './replayEarlyPress';
import {watchFirstLoad} from './watchFirstLoad';

/** Replaced by the site's base URL when the script is built. */
declare const BASE_URL: string;

repairAddress(BASE_URL);
limitSheetWait();
watchFirstLoad(BASE_URL);
replayEarlyPress();
