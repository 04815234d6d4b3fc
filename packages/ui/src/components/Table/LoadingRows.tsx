import { Skeleton } from '../Skeleton';
import type { TableColumn } from './TableColumn';
import * as S from './Table.styles';

interface LoadingRowsProps<Row, Key extends string> {
  amount: number;
  columns: readonly TableColumn<Row, Key>[];
  isSelectable: boolean;
}

/** Placeholders of rows that are loading. */
export function LoadingRows<Row, Key extends string>({
  amount,
  columns,
  isSelectable,
}: LoadingRowsProps<Row, Key>) {
  return Array.from({ length: amount }, (_, at) => (
    // oxlint-disable-next-line react/no-array-index-key -- identical placeholders
    <S.Row key={at} role="row">
      {isSelectable && <S.SelectCell role="cell" />}
      {columns.map(({ key, align, hideHeader, isExtra }, place) => (
        <S.Cell
          key={key}
          as={place === 0 ? 'th' : 'td'}
          role="cell"
          data-align={align}
          data-place={hideHeader ? 'corner' : undefined}
          data-extra={isExtra}
        >
          <Skeleton inlineSize="70%" />
        </S.Cell>
      ))}
    </S.Row>
  ));
}
