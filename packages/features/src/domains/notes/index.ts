export { notesBarTexts } from './notesBar.texts';
export { notesTexts } from './notes.texts';
export { useStageNotes, type NotesSource } from './stage/useStageNotes';
