export { ComparedDate } from './stage/ComparedDate';
export { DateTools, type DateToolsProps } from './stage/DateTools';
export { TourFailed } from './stage/TourFailed';
export { TourStage, type TourStageProps } from './stage/TourStage';
export { tourFrame } from './stage/tourFrame';
export { ArchiveUpload } from './upload/ArchiveUpload';
export { archives } from './upload/archives.slice';
export { archiveTexts } from './upload/archives.texts';
export { archivesFeature as toursFeature } from './upload/archives.feature';
