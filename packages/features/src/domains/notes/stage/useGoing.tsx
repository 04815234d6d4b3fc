import type { Note } from '@jawla/contract';
import { useAnnounce } from '@jawla/ui';
import { useEffect, useEffectEvent, useState } from 'react';
import { useText } from '#core/i18n';
import type { StageView } from '#tours';
import { Ring } from '../components/Ring';
import { roomName, roomTexts } from '../components/noteWords';
import { notesTexts } from '../notes.texts';

/** How long the ring shows where a note is, and takes to leave, in milliseconds. */
const RING_MS = 2000;
const LEAVE_MS = 240;
/** Afterwards a tour that is loading is taken for one that does not speak, in milliseconds. */
const WAIT_MS = 20_000;

/** What came of going to a note. */
export type Arrival = 'place' | 'scene' | 'gone';

export interface Going {
  /** Number of the note, and what came of it; `undefined` while the tour loads, or if it does not speak. */
  arrival: { number: number; at: Arrival } | undefined;
  /** To be called by a press. */
  go: (note: Note) => void;
  /** Goes there after rendering, once the tour is ready. */
  wait: (note: Note) => void;
  leave: () => void;
}

/** The note to go to, and since when. */
interface Target {
  note: Note;
  since: number;
}

/** Turns the tour to notes: at once, or when it is ready. */
export function useGoing({ slot, main, sync, isReady, mark }: StageView): Going {
  const t = useText(notesTexts);
  const tRoom = useText(roomTexts);
  const announce = useAnnounce();
  /** A new object each time. */
  const [target, setTarget] = useState<Target>();
  const [arrival, setArrival] = useState<Going['arrival']>();
  const isHere = main?.slot === slot;
  const arrive = ({ note, since }: Target) => {
    setTarget(undefined);
    const { place } = note;
    if (place === null || sync === undefined || !isHere || Date.now() - since > WAIT_MS) return;
    const { scene, title, yaw, pitch, zoom } = place;
    const hasDirection = yaw !== null && pitch !== null && zoom !== null;
    const direction = hasDirection ? { yaw, pitch, zoom } : undefined;
    const shown = sync.goToPlace({ slot: note.slot, scene, title, direction });
    setArrival({ number: note.number, at: shown ?? 'gone' });
    if (shown === undefined) return;
    const room = `\u2068${roomName(place, tRoom)}\u2069`;
    announce(t(shown === 'place' ? 'there' : 'place.room', { room }));
  };
  const arriveLate = useEffectEvent(arrive);
  useEffect(() => {
    if (target === undefined || !isReady) return undefined;
    const timer = setTimeout(() => arriveLate(target));
    return () => clearTimeout(timer);
  }, [target, isReady]);
  useEffect(() => {
    if (arrival?.at !== 'place') return undefined;
    mark(<Ring look="whole" />);
    const timers = [
      setTimeout(() => mark(<Ring look="whole" isLeaving />), RING_MS),
      setTimeout(() => mark(undefined), RING_MS + LEAVE_MS),
    ];
    return () => {
      for (const timer of timers) clearTimeout(timer);
      mark(undefined);
    };
  }, [arrival, mark]);
  return {
    arrival,
    go(note) {
      setArrival(undefined);
      const next = { note, since: Date.now() };
      // Not by way of an effect: the view is sent with the next frame.
      if (isReady) arrive(next);
      else setTarget(next);
    },
    wait: (note) => setTarget({ note, since: Date.now() }),
    leave: () => setArrival(undefined),
  };
}
