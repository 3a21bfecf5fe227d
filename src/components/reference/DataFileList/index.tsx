import type {ReactNode} from 'react';
import Link from '@docusaurus/Link';
import {listedFiles} from '@site/src/lib/dataFiles/paths';

/** A link to a file, which the router must not handle. */
function FileLink({path}: {path: string}): ReactNode {
  return (
    <Link to={`pathname://${path}`} target="_self">
      {path.slice(path.lastIndexOf('/') + 1)}
    </Link>
  );
}

/** The files with the facts of the site, for other programs. */
export function DataFileList(): ReactNode {
  return (
    <ul>
      {listedFiles.map(({title, holds, path, schema}) => (
        <li key={path}>
          <strong>{title}:</strong> <FileLink path={path} />
          {schema && (
            <>
              , with its fields in <FileLink path={schema} />
            </>
          )}
          . {holds}
        </li>
      ))}
    </ul>
  );
}
