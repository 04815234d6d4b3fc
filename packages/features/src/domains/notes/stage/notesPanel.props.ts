import type { RefObject } from 'react';
import type { StageView } from '#tours';
import type { NotesSource } from '../notesSource';
import type { NotesOpening } from './useNotesAddress';

export interface NotesPanelProps {
  source: NotesSource;
  view: StageView;
  opening: NotesOpening;
  /** Takes the focus when the panel closes: the button in the bar. */
  returnTo: RefObject<HTMLButtonElement | null>;
}
