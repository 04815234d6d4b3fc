export { NOTE_PARAM } from './noteParams';
export { notesFeature } from './notes.feature';
export { findNoteLink } from './notes.requests';
export { notesBarTexts } from './notesBar.texts';
export { notesTexts } from './notes.texts';
export { StageNotes } from './StageNotes';
