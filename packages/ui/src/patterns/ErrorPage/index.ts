export { ERROR_DRAWINGS, ErrorPage, type ErrorDrawing, type ErrorPageProps } from './ErrorPage';
