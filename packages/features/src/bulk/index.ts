export { BulkPanel } from './BulkPanel';
export { bulkTexts } from './bulk.texts';
export { createBatch, type BatchItem, type Run } from './createBatch';
export { SelectItem } from './SelectItem';
export { selectTexts } from './select.texts';
export { useBulkSelection } from './useBulkSelection';
