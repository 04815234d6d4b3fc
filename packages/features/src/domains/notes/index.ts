export { useStageNotes, type NotesSource } from './stage/useStageNotes';
