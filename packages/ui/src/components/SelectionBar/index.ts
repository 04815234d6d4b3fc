export { SelectionBar, type SelectionBarProps } from './SelectionBar';
export type { SelectionLabels, SelectionOptions } from './useSelection';
