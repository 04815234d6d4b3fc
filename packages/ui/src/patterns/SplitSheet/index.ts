export { SplitSheet, type SplitSheetProps } from './SplitSheet';
