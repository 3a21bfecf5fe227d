/** As on the server. */
export {useEffect as default} from 'react';
