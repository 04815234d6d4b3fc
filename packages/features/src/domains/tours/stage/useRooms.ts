import { useAnnounce } from '@jawla/ui';
import { useEffect, useEffectEvent, useRef } from 'react';
import { useText } from '#core/i18n';
import { tourTexts } from '../tours.texts';
import type { SpeakingTour } from './tourSync';

/** How long a room must be shown before it is announced, in milliseconds: users walk through rooms. */
const ANNOUNCE_AFTER_MS = 500;

export interface Rooms {
  scenes: SpeakingTour['scenes'];
  /** Id of the current room, once it is known. */
  current: string | undefined;
  onChoose: (scene: string) => void;
}

/**
 * Returns the rooms of a tour, if it tells several. A room that the user enters in the tour is announced; for one
 * chosen from the list, the list announces it.
 */
export function useRooms(
  tour: SpeakingTour | undefined,
  goTo: ((scene: string) => void) | undefined,
): Rooms | undefined {
  const t = useText(tourTexts);
  const announce = useAnnounce();
  const announced = useRef<string>(undefined);
  const scene = tour?.scene;
  const announceRoom = useEffectEvent(() => {
    const title = tour?.scenes.find(({ id }) => id === scene)?.title;
    const isNew = announced.current !== scene;
    announced.current = scene;
    // Isolated (FSI, PDI): titles may be in another script than the message.
    if (isNew && title !== undefined)
      announce(t('viewer.nowInRoom', { room: `\u2068${title}\u2069` }));
  });
  useEffect(() => {
    // The first room is that of the tour's start.
    announced.current ??= scene;
    if (scene === undefined) return undefined;
    const timer = setTimeout(() => announceRoom(), ANNOUNCE_AFTER_MS);
    return () => clearTimeout(timer);
  }, [scene]);

  if (tour === undefined || tour.scenes.length < 2) return undefined;
  return {
    scenes: tour.scenes,
    current: scene,
    onChoose(chosen) {
      announced.current = chosen;
      goTo?.(chosen);
    },
  };
}
