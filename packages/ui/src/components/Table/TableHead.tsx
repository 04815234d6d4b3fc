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
          <S.HeadCell role="columnheader" scope="col">
            {selectAll}
          </S.HeadCell>
        )}
        {columns.map((column) => {
          const { key, header, hideHeader, align, isExtra } = column;
          const direction = sort?.column === key ? sort.direction : undefined;
          const isSortable = column.sort !== undefined;
          return (
            <S.HeadCell
              key={key}
              role="columnheader"
              scope="col"
              data-align={align}
              data-extra={isExtra}
              aria-sort={direction ?? (isSortable ? 'none' : undefined)}
            >
              {isSortable ? (
                <S.Sort type="button" onClick={() => onSort(column)}>
                  {header}
                  <SortSign direction={direction} />
                </S.Sort>
              ) : hideHeader === true ? (
                <VisuallyHidden>{header}</VisuallyHidden>
              ) : (
                header
              )}
            </S.HeadCell>
          );
        })}
      </S.HeadRow>
    </S.Head>
  );
}
