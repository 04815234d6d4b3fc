export { LineName } from './LineName';
export { ListPage, type ListPageProps } from './ListPage';
export { FilterField } from './ListPage.styles';
export { listTexts } from './list.texts';
export { useList, type List } from './useList';
export { useListAddress, type ListAddress } from './useListAddress';
export { useNamedOutcomes } from './useNamedOutcomes';
