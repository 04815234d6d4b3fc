export { ConfirmDialog, type ConfirmDialogProps } from './ConfirmDialog';
export { useConfirm, type Confirmation, type Question } from './useConfirm';
