export { NOTE_PARAM } from './noteParams';
export { notesFeature } from './notes.feature';
export { findNoteLink } from './notes.requests';
export { notesBarTexts } from './notesBar.texts';
export { notesTexts } from './notes.texts';
export { NotesReport } from './report/NotesReport';
export { StageNotes } from './StageNotes';
