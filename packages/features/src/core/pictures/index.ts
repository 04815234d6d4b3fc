export { coverPicture } from './coverPicture';
