import { parseView, VIEW_PARAM } from '@jawla/contract/tourProtocol';
import { useEffect, useLayoutEffect, useState, useSyncExternalStore } from 'react';
import { useLocation } from 'react-router-dom';
import type { Alignment } from '../alignments/alignments';
import { createTourSync, type ToursSnapshot, type TourSync } from './tourSync';

/** Returns the tours of a stage, as far as they speak the protocol, and their synchronization. */
export function useTours(): ToursSnapshot & { sync: TourSync } {
  const { search } = useLocation();
  const [sync] = useState(() =>
    createTourSync({
      linked: parseView(new URLSearchParams(search).get(VIEW_PARAM) ?? ''),
      now: () => performance.now(),
      onNextFrame: (callback) => requestAnimationFrame(callback),
    }),
  );
  const tours = useSyncExternalStore(sync.subscribe, sync.getSnapshot);
  // A layout effect: a tour in the cache sends its first message before passive effects run.
  useLayoutEffect(() => {
    window.addEventListener('message', sync.receive);
    return () => window.removeEventListener('message', sync.receive);
  }, [sync]);
  return { ...tours, sync };
}

export interface SyncSettings {
  /** In order of precedence. Keep the array identity stable between renders. */
  alignments: readonly Alignment[];
  /** Whether each tour turns alone. */
  isPaused: boolean;
  /** Whether tours show their titles. */
  areTitlesVisible: boolean;
}

/** Sets how tours follow one another. */
export function useSyncSettings(sync: TourSync, settings: SyncSettings): void {
  const { alignments, isPaused, areTitlesVisible } = settings;
  // Before the pause ends, so that the tours follow by the new alignment.
  useEffect(() => sync.setAlignments(alignments), [sync, alignments]);
  useEffect(() => sync.setPaused(isPaused), [sync, isPaused]);
  useEffect(() => sync.setTitles(areTitlesVisible), [sync, areTitlesVisible]);
}
