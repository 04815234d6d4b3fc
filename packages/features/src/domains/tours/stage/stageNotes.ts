import type { ReactNode } from 'react';
import type { Alignment } from '../alignments/alignments';
import type { StageDates } from './stageDates';
import type { TourSync, ToursSnapshot } from './tourSync';

/** What the key of notes does. */
export interface NotesKey {
  press: () => void;
}

/** What notes know of the stage. */
export interface StageView extends Pick<ToursSnapshot, 'main' | 'other'> {
  /** The current date's folder: `date` for the project's own date, otherwise the day. */
  slot: string;
  day: string | undefined;
  dates: StageDates | undefined;
  /** How the tours of the dates are aligned; another list after each change. */
  alignments: readonly Alignment[];
  /** Compares with another day, and asks which rooms are the same. `undefined` if there are no dates. */
  onMatchRooms: ((day: string) => void) | undefined;
  /** Once a tour has spoken. */
  sync: TourSync | undefined;
  /** The current tour can be seen, and has spoken or is silent. */
  isReady: boolean;
  /** Marks the middle of the tours. Undefined: nothing is marked. */
  mark: (ring: ReactNode) => void;
  /** Where the button of notes is, in the bar; `null` while the bar is hidden. */
  buttonPlace: HTMLElement | null;
  onKey: (key: NotesKey | undefined) => void;
  onOpen: (isOpen: boolean) => void;
}

/** Notes on a stage: a panel beside the tours, and a button in the bar. */
export type RenderNotes = (view: StageView) => ReactNode;
