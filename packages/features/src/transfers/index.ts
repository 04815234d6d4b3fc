export { percentOf, type Progress } from './progress';
export {
  isRunning,
  selectRunningTransfer,
  selectTransfer,
  selectTransfers,
  transfers,
  type Transfer,
  type TransferredFile,
} from './transfers.slice';

export { useTransfer, type TransferControls } from './useTransfer';
export { useTransferFormat, type TransferTexts } from './useTransferFormat';
export { useUploadSideEffects } from './useUploadSideEffects';
export { transferTexts } from './transfers.texts';
export { transfersFeature } from './transfers.feature';
export { uploadKey, type UploadProject, type UploadSubject } from './uploadSubject';
