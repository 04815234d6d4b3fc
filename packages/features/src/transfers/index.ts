import './transfers.feature';
export { percentOf, type Progress } from './pace';
export { isRunning, selectTransfer, transfers, type Transfer } from './transfers.slice';
export { totalBytes, type Cargo } from '#core/http';
export { useTransfer, type TransferControls } from './useTransfer';
export { useTransferWords, type TransferWords } from './useTransferWords';
export { useUpkeep } from './useUpkeep';
export { transferTexts } from './transfers.texts';
