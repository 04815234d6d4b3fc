import {
  useCallback,
  useEffect,
  useLayoutEffect,
  useRef,
  useState,
  useSyncExternalStore,
} from 'react';
import { useLocation } from 'react-router-dom';
import type { Alignment } from '../alignments/alignments';
import type * as speakingCode from './speaking';
import type { ToursSnapshot, TourSync } from './tourSync';

/** Messages that are kept until the code has loaded. */
const EARLY_MAX = 100;

export interface Speaking {
  sync: TourSync;
  code: typeof speakingCode;
}

export interface Tours extends ToursSnapshot {
  /** Once a tour has spoken, and the code for that has loaded. Without the code, each tour is on its own. */
  speaking: Speaking | undefined;
  /** Whether there are messages that could not be read, because their code has not loaded. */
  hasUnread: () => boolean;
}

/** Returns the tours of a stage, as far as they speak the protocol, and their synchronization. */
export function useTours(): Tours {
  const { search } = useLocation();
  const [opened] = useState(search);
  const [speaking, setSpeaking] = useState<Speaking>();
  const early = useRef<MessageEvent[]>([]);
  // A layout effect: a tour in the cache sends its first message before passive effects run.
  useLayoutEffect(() => {
    const receive = speaking?.sync.receive ?? keep;
    function keep(event: MessageEvent) {
      // Extensions of the browser send messages, too, from the page's own window; frames that are gone have none.
      if (event.source === window || event.source === null) return;
      if (early.current.length === EARLY_MAX) return;
      early.current.push(event);
      if (early.current.length > 1) return;
      import('./speaking').then(
        (code) => setSpeaking({ code, sync: code.startTourSync(opened) }),
        () => undefined,
      );
    }
    if (speaking) for (const event of early.current.splice(0)) receive(event);
    window.addEventListener('message', receive);
    return () => window.removeEventListener('message', receive);
  }, [speaking, opened]);
  const tours = useSyncExternalStore(
    speaking?.sync.subscribe ?? neverChanges,
    speaking?.sync.getSnapshot ?? silent,
  );
  const hasUnread = useCallback(() => early.current.length > 0, []);
  return { ...tours, speaking, hasUnread };
}

const SILENT: ToursSnapshot = { main: undefined, other: undefined, usesMotion: false };
const silent = () => SILENT;
const neverChanges = () => () => undefined;

export interface SyncSettings {
  /** In order of precedence. Keep the array identity stable between renders. */
  alignments: readonly Alignment[];
  /** Whether each tour turns alone. */
  isPaused: boolean;
  /** Whether tours show their titles. */
  areTitlesVisible: boolean;
}

/** Sets how tours follow one another. */
export function useSyncSettings(sync: TourSync | undefined, settings: SyncSettings): void {
  const { alignments, isPaused, areTitlesVisible } = settings;
  // Before the pause ends, so that the tours follow by the new alignment.
  useEffect(() => sync?.setAlignments(alignments), [sync, alignments]);
  useEffect(() => sync?.setPaused(isPaused), [sync, isPaused]);
  useEffect(() => sync?.setTitles(areTitlesVisible), [sync, areTitlesVisible]);
}
