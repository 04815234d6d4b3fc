export { FileList, type FileEntry, type FileListProps } from './FileList';
