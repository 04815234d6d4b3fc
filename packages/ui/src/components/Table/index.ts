export {
  SORT_DIRECTIONS,
  Table,
  type SortDirection,
  type TableColumn,
  type TableProps,
  type TableSort,
} from './Table';
