import type { ReactNode } from 'react';
import { VisuallyHidden } from '../VisuallyHidden';
import { SortSign } from './SortSign';
import type { TableColumn, TableSort } from './TableColumn';
import * as S from './Table.styles';

interface TableHeadProps<Row, Key extends string> {
  columns: readonly TableColumn<Row, Key>[];
  sort: TableSort<Key> | undefined;
  onSort: (column: TableColumn<Row, Key>) => void;
  /** The checkbox that selects all rows. */
  selectAll: ReactNode;
}

/** The sticky header with the names of the columns. */
export function TableHead<Row, Key extends string>({
  columns,
  sort,
  onSort,
  selectAll,
}: TableHeadProps<Row, Key>) {
  return (
    <S.Head role="rowgroup">
      <S.HeadRow role="row" aria-rowindex={1}>
        {selectAll !== undefined && (
          <S.HeadCell role="columnheader" scope="col" $align="start">
            {selectAll}
          </S.HeadCell>
        )}
        {columns.map((column) => {
          const { key, header, hideHeader, align = 'start' } = column;
          const isSorted = sort?.column === key;
          return column.sort === undefined ? (
            <S.HeadCell key={key} role="columnheader" scope="col" $align={align}>
              {hideHeader === true ? <VisuallyHidden>{header}</VisuallyHidden> : header}
            </S.HeadCell>
          ) : (
            <S.HeadCell
              key={key}
              role="columnheader"
              scope="col"
              $align={align}
              aria-sort={isSorted ? sort.direction : 'none'}
            >
              <S.Sort type="button" onClick={() => onSort(column)}>
                {header}
                <SortSign direction={isSorted ? sort.direction : undefined} />
              </S.Sort>
            </S.HeadCell>
          );
        })}
      </S.HeadRow>
    </S.Head>
  );
}
