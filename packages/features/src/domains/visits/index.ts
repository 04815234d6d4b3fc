export { VisitNote } from './VisitNote';
export { visitNoteTexts } from './visitNote.texts';
