import type { ReactNode } from 'react';
import type { StageDates } from './stageDates';
import type { TourSync, ToursSnapshot } from './tourSync';

/** What notes know of the stage. */
export interface StageView extends Pick<ToursSnapshot, 'main' | 'other'> {
  /** The current date's folder: `date` for the project's own date, otherwise the day. */
  slot: string;
  day: string | undefined;
  dates: StageDates | undefined;
  /** Once a tour has spoken. */
  sync: TourSync | undefined;
  /** The current tour can be seen, and has spoken or is silent. */
  isReady: boolean;
  /** Marks the middle of the tours. Undefined: nothing is marked. */
  mark: (ring: ReactNode) => void;
}

/** Notes on a stage: a button in the bar, and a panel beside the tours. */
export interface StageNotes {
  isOpen: boolean;
  toggle: () => void;
  renderButton: (view: StageView) => ReactNode;
  /** Nothing while it is closed. */
  renderPanel: (view: StageView) => ReactNode;
}
