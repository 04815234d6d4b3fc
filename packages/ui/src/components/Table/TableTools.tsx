import type { ReactNode } from 'react';
import { useWord, type Word } from '../../text/words';
import { Button } from '../Button';
import { SortSign } from './SortSign';
import type { TableColumn, TableSort } from './TableColumn';
import * as S from './Table.styles';

interface TableToolsProps<Row, Key extends string> {
  /** `id` of the element that labels the sort buttons. */
  labelId: string;
  sortLabel: ReactNode;
  columns: readonly TableColumn<Row, Key>[];
  sort: TableSort<Key> | undefined;
  onSort: (column: TableColumn<Row, Key>) => void;
  selectAll: ReactNode;
}

const SORT_BY: Word = { en: 'Sort by', ar: 'ترتيب حسب' };

/** The controls of the header, above cards, which have no header. */
export function TableTools<Row, Key extends string>({
  labelId,
  sortLabel,
  columns,
  sort,
  onSort,
  selectAll,
}: TableToolsProps<Row, Key>) {
  const sortBy = useWord(SORT_BY);
  const sortable = columns.filter((column) => column.sort !== undefined);
  if (sortable.length === 0 && selectAll === undefined) return null;
  return (
    <S.Tools>
      {sortable.length > 0 && (
        <S.SortTools role="group" aria-labelledby={labelId}>
          <span id={labelId}>{sortLabel ?? sortBy}</span>
          {sortable.map((column) => {
            const isSorted = sort?.column === column.key;
            return (
              <Button
                key={column.key}
                size="s"
                aria-pressed={isSorted}
                variant={isSorted ? 'primary' : 'secondary'}
                onClick={() => onSort(column)}
              >
                {column.header}
                {isSorted && <SortSign direction={sort.direction} />}
              </Button>
            );
          })}
        </S.SortTools>
      )}
      {selectAll}
    </S.Tools>
  );
}
