export { ListboxPopup } from './ListboxPopup';
export { resultsLabel } from './resultsLabel';
export { useListbox, type Listbox } from './useListbox';
