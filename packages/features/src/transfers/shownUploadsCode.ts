/** One chunk: the names of uploads before a log-out are there as soon as the page shows the uploads. */
export { NamedUploads } from './NamedUploads';
export { UploadIndicator } from './UploadIndicator';
