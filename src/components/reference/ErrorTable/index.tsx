import type {ReactNode} from 'react';
import Link from '@docusaurus/Link';
import {CodeText} from '@site/src/components/reference/CodeText';
import {
  familyLabels,
  troubleshooterLink,
} from '@site/src/components/reference/errorLabels';
import {TableRegion} from '@site/src/components/ui/TableRegion';
import type {ErrorCode, ProductFamily} from '@site/src/data/errorCodes/types';
import {findErrorCode, summarizeMeaning} from '@site/src/lib/errorCodes/find';
import styles from './styles.module.css';

interface Props {
  /** In the order to show. A code the data does not know stops the build. */
  codes: readonly string[];
  /** Shows the meaning and fix of one product line only, for a page that is about it. */
  family?: ProductFamily;
  caption?: string;
}

function selectEntry(code: string, family?: ProductFamily): ErrorCode {
  const entry = findErrorCode(code);
  if (!entry) {
    throw new RangeError(
      `ErrorTable: the error codes have no entry "${code}". Add it in src/data/errorCodes.`,
    );
  }
  const meanings = family
    ? entry.meanings.filter((meaning) => meaning.family === family)
    : entry.meanings;
  if (meanings.length === 0) {
    throw new RangeError(
      `ErrorTable: "${code}" has no meaning for "${String(family)}".`,
    );
  }
  return {...entry, meanings};
}

/** The first thing to do; one for each product line where they differ. */
function FirstFix({meanings}: ErrorCode): ReactNode {
  const fixes = new Map(
    meanings.map(({fixes: [fix = ''], family}) => [fix, family]),
  );
  if (fixes.size === 1) {
    return <CodeText>{[...fixes.keys()][0]!}</CodeText>;
  }
  return [...fixes].map(([fix, family]) => (
    <span key={fix} className={styles.line}>
      {`${familyLabels[family]}: `}
      <CodeText>{fix}</CodeText>
    </span>
  ));
}

/** A few error codes with their meaning and the first thing to do; each links to its entry in the troubleshooter. */
export function ErrorTable({
  codes,
  family,
  caption = 'Error codes',
}: Props): ReactNode {
  return (
    <TableRegion label={caption}>
      <table>
        <caption>{caption}</caption>
        <thead>
          <tr>
            <th scope="col">Code</th>
            <th scope="col">Meaning</th>
            <th scope="col">First thing to do</th>
          </tr>
        </thead>
        <tbody>
          {codes
            .map((code) => selectEntry(code, family))
            .map((entry) => (
              <tr key={entry.code}>
                <th scope="row">
                  <Link to={troubleshooterLink(entry)}>
                    {entry.label ?? <code>{entry.code}</code>}
                  </Link>
                </th>
                <td>{summarizeMeaning(entry)}</td>
                <td>
                  <FirstFix {...entry} />
                </td>
              </tr>
            ))}
        </tbody>
      </table>
    </TableRegion>
  );
}
