export { ArchDrawing, type ArchDrawingProps } from './ArchDrawing';
