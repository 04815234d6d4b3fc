export { ImageCompare, type ComparedImage, type ImageCompareProps } from './ImageCompare';
