import type { TourScene, TourView } from '@jawla/contract/tourProtocol';

/**
 * The player of a tour, as its adapter sees it. The adapters call code of the tour: every method may throw, and then
 * counts as not called.
 */
export interface Player {
  /** Whether the camera can be read and set; otherwise only the scene. */
  readonly turns: boolean;
  /** In the tour's order; empty if the tool does not tell them. */
  scenes(): TourScene[];
  /** `undefined` while no scene is shown. */
  view(): TourView | undefined;
  /**
   * Sets the camera in the current scene, and ends a rotation by itself: two tours that rotate would pull each other.
   */
  turn(view: TourView): void;
  /**
   * Starts to load another scene; the camera is set when it is shown. Without a view, the scene is shown as its author
   * starts it.
   */
  enter(scene: string, view: TourView | undefined): unknown;
  /** Whether a scene is being loaded: the player would overwrite a camera that is set now. */
  isLoading?(): boolean;
  /** Calls `onChange` after the view may have changed. Without this method, the view is read once per frame. */
  watch?(onChange: () => void): void;
}

/** Looks for the player; called repeatedly until it is there. */
export type FindPlayer = () => Player | undefined;
