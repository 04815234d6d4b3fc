export { LazyRowVirtualizer } from './LazyRowVirtualizer';
export type { RenderedRows, RowVirtualizerProps } from './RowVirtualizer';
