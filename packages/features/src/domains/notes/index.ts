export { notesBarTexts } from './notesBar.texts';
export { notesTexts } from './notes.texts';
export { StageNotes } from './StageNotes';
