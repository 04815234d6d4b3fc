import { SortDownIcon, SortIcon, SortUpIcon } from '../../icons';
import type { SortDirection } from './TableColumn';

/** An arrow that shows how a column is sorted, or that it can be sorted. */
export function SortSign({ direction }: { direction: SortDirection | undefined }) {
  if (direction === undefined) return <SortIcon size="1em" />;
  return direction === 'ascending' ? <SortUpIcon size="1em" /> : <SortDownIcon size="1em" />;
}
