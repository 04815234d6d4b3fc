export { trashFeature } from './trash.feature';
export { restoredThing } from './trash.requests';
export { undoTexts } from './undo.texts';
export { UndoToasts, type Trashed } from './UndoToasts';
