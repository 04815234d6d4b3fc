export { UploadPanel, type UploadPanelProps, type UploadState } from './UploadPanel';
