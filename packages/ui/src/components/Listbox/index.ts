export { ListboxPopup, ROWS_ON_PHONES } from './ListboxPopup';
export { resultsLabel } from './resultsLabel';
export { useListbox, type Listbox } from './useListbox';
