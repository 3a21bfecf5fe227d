import type {ReactNode} from 'react';

/** All panels, one below the other. */
export default ({children}: {children?: ReactNode}): ReactNode => children;
