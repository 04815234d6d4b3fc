export { Table, type TableProps } from './Table';
export {
  SORT_DIRECTIONS,
  TABLE_CARD_PLACES,
  type SortDirection,
  type TableCardPlace,
  type TableColumn,
  type TableSort,
} from './TableColumn';
export {
  type SelectionLabels as TableSelectionLabels,
  type SelectionOptions as TableSelection,
} from '../SelectionBar';
