import type {ReactNode} from 'react';
import Link from '@docusaurus/Link';
import {CodeText} from '@site/src/components/reference/CodeText';
import {useRowFilter} from '@site/src/components/reference/RowFilter/useRowFilter';
import {Code} from '@site/src/components/ui/Code';
import {TableRegion} from '@site/src/components/ui/TableRegion';
import {familyNames} from '@site/src/lib/errorCodes/entry';
import {troubleshooterLink} from '@site/src/lib/errorCodes/troubleshooterLink';
import type {
  ErrorTableProps,
  ErrorTableRow,
} from '@site/src/lib/reference/errorTable';
import styles from './styles.module.css';

/** The first fix, or one per product family if they differ. */
function FirstFix({fixes}: ErrorTableRow): ReactNode {
  if (fixes.length === 1) {
    return <CodeText>{fixes[0]!.text}</CodeText>;
  }
  return fixes.map(({text, families}) => (
    <span key={text} className={styles.line}>
      {`${families.map((family) => familyNames[family]).join(' and ')}: `}
      <CodeText>{text}</CodeText>
    </span>
  ));
}

function searchedText({code, label, meaning, fixes}: ErrorTableRow): string {
  return [code, label, meaning, ...fixes.map(({text}) => text)].join(' ');
}

/** A few error codes with their meaning and first fix; each links to its entry in the troubleshooter. */
export function ErrorTable({caption, rows}: ErrorTableProps): ReactNode {
  const {isShown, field} = useRowFilter({
    rows,
    textOf: searchedText,
    noun: 'codes',
    title: caption,
  });
  return (
    <>
      {field}
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
            {rows.map((row) => (
              <tr key={row.code} hidden={!isShown(row)}>
                <th scope="row">
                  <Link to={troubleshooterLink(row.code)}>
                    {row.label ?? <Code>{row.code}</Code>}
                  </Link>
                </th>
                <td>{row.meaning}</td>
                <td>
                  <FirstFix {...row} />
                </td>
              </tr>
            ))}
          </tbody>
        </table>
      </TableRegion>
    </>
  );
}
