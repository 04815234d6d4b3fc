export { coverPicture } from './coverPicture';
export { IMAGE_FILES, rejectImage, type ImageRejection } from './imageFiles';
export { imageTexts } from './image.texts';
export { shrinkImage } from './shrinkImage';
