import type {ReactNode} from 'react';
import Link from '@docusaurus/Link';
import {dataFiles} from '@site/src/data/dataFiles';

/** The files with the facts of the site, for other programs. */
export function DataFileList(): ReactNode {
  return (
    <ul>
      {dataFiles.map(({title, holds, path}) => (
        <li key={path}>
          <strong>{title}:</strong>{' '}
          {/* The router must not handle the link to a file. */}
          <Link to={`pathname://${path}`} target="_self">
            {path.slice(path.lastIndexOf('/') + 1)}
          </Link>
          . {holds}
        </li>
      ))}
    </ul>
  );
}
