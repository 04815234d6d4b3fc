export { Table, type TableProps } from './Table';
export {
  SORT_DIRECTIONS,
  TABLE_CARD_PLACES,
  type SortDirection,
  type TableCardPlace,
  type TableColumn,
  type TableSort,
} from './TableColumn';
export { type TableSelection, type TableSelectionLabels } from './useSelection';
