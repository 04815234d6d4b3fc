export { FileDrop, type FileDropProps } from './FileDrop';
export { FileDropButtons, type FileDropButtonsProps } from './FileDropButtons';
