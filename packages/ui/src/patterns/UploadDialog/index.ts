export { UploadDialog, type UploadDialogProps } from './UploadDialog';
export type { UploadState } from './UploadPanel';
