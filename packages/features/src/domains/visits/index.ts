export { VisitNote } from './VisitNote';
