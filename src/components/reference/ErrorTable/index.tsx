import type {ReactNode} from 'react';
import Link from '@docusaurus/Link';
import {CodeText} from '@site/src/components/reference/CodeText';
import {useRowFilter} from '@site/src/components/reference/RowFilter/useRowFilter';
import {Code} from '@site/src/components/ui/Code';
import {DataTable} from '@site/src/components/ui/DataTable';
import {troubleshooterLink} from '@site/src/lib/errorCodes/troubleshooterLink';
import type {
  ErrorTableProps,
  ErrorTableRow,
} from '@site/src/lib/reference/errorTable';
import styles from './styles.module.css';

/** What to do first, or one thing per meaning if they differ. */
function FirstFix({fixes}: ErrorTableRow): ReactNode {
  if (fixes.length === 1) {
    return <CodeText>{fixes[0]!.text}</CodeText>;
  }
  return fixes.map(({text, titles}) => (
    <span key={text} className={styles.line}>
      <CodeText>{`${titles.join(' and ')}: ${text}`}</CodeText>
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
      <DataTable
        caption={caption}
        columns={[
          {label: 'Code'},
          {label: 'Meaning', isProse: true},
          {label: 'First thing to do', isProse: true},
        ]}
        rows={rows.map((row) => ({
          key: row.code,
          isHidden: !isShown(row),
          cells: [
            <Link to={troubleshooterLink(row.code)}>
              {row.label ?? <Code>{row.code}</Code>}
            </Link>,
            row.meaning,
            <FirstFix {...row} />,
          ],
        }))}
      />
    </>
  );
}
