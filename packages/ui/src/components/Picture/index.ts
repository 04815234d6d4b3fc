export {
  Picture,
  PICTURE_LOADINGS,
  type PictureLoading,
  type PictureProps,
  type PictureSource,
} from './Picture';
