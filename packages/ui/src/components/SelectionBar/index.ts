export { SelectionBar, type SelectionBarProps } from './SelectionBar';
export {
  useSelection,
  type SelectedAmount,
  type Selection,
  type SelectionLabels,
  type SelectionOptions,
} from './useSelection';
