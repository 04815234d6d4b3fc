export { trashFeature } from './trash.feature';
export { restoredThing, restoreTrash, trashKey } from './trash.requests';
export { TrashedPersonOf } from './TrashedPersonOf';
export { trashTexts } from './trash.texts';
export { undoTexts } from './undo.texts';
export { UndoToasts, type Trashed } from './UndoToasts';
