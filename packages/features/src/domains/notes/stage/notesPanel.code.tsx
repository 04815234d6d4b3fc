/** The panel of notes: loaded when notes are opened. */
import { notesFeature } from '../notes.feature';

export { NotesPanel as Content } from './NotesPanel';
export const features = [notesFeature];
