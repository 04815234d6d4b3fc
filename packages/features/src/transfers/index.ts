export { percentOf, type Progress } from './progress';
export {
  isCancellable,
  isRunning,
  selectIsUploading,
  selectTransfer,
  selectTransfers,
  transfers,
  type Transfer,
  type TransferredFile,
} from './transfers.slice';

export { useTransfer, type TransferControls } from './useTransfer';
export { useTransferFormat, type TransferTexts } from './useTransferFormat';
export { CancelUploadDialog } from './CancelUploadDialog';
export { Uploads } from './Uploads';
export { RunningUploads } from './RunningUploads';
export { transferTexts } from './transfers.texts';
export { transfersFeature } from './transfers.feature';
export { uploadKey, type UploadProject, type UploadSubject } from './uploadSubject';
