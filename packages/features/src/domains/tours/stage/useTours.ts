import { parseView, VIEW_PARAM } from '@jawla/contract/tourProtocol';
import { useEffect, useLayoutEffect, useState, useSyncExternalStore } from 'react';
import { useLocation } from 'react-router-dom';
import type { Alignment } from './sceneMatch';
import { createTourSync, type ToursSnapshot, type TourSync } from './tourSync';

export interface ToursOptions {
  /** In order of precedence. Keep the array identity stable between renders. */
  alignments: readonly Alignment[];
  /** Whether each tour turns alone. */
  isPaused: boolean;
  /** Returns whether tours show their titles. */
  showsTitles: (tours: ToursSnapshot) => boolean;
}

/** Returns the tours of a stage, as far as they speak the protocol, and their synchronization. */
export function useTours(options: ToursOptions): ToursSnapshot & { sync: TourSync } {
  const { alignments, isPaused, showsTitles } = options;
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
  useEffect(() => sync.setAlignments(alignments), [sync, alignments]);
  useEffect(() => sync.setPaused(isPaused), [sync, isPaused]);
  const areTitlesVisible = showsTitles(tours);
  useEffect(() => sync.setTitles(areTitlesVisible), [sync, areTitlesVisible]);
  return { ...tours, sync };
}
