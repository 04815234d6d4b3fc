import { useEffect, useEffectEvent, type RefObject } from 'react';
import { partnerOf, type StageDates } from './stageDates';

interface StageKeys {
  dates: StageDates | undefined;
  isFolded: boolean;
  onOpen: () => void;
  onFullScreen: () => void;
  onShare: () => void;
  onNotes: (() => void) | undefined;
}

const CONTROLS = 'input, select, textarea, dialog, [role="menu"], [role="dialog"]';

/**
 * Keyboard shortcuts: arrows go through the dates in visual order, C compares, N opens and closes the notes, F toggles full
 * screen, S shares, Escape opens the bar or ends the comparison. Single letters work only while the focus is in the
 * stage (WCAG 2.1.4); a tour has its own keys.
 */
export function useStageKeys(stage: RefObject<HTMLElement | null>, keys: StageKeys): void {
  const press = useEffectEvent((event: KeyboardEvent) => {
    const { key, altKey, ctrlKey, metaKey, target, defaultPrevented } = event;
    if (defaultPrevented || altKey || ctrlKey || metaKey) return;
    if (!(target instanceof Element) || target.closest(CONTROLS) !== null) return;
    if (key === 'Escape') escape(keys);
    else if (stage.current?.contains(target) === true) actionOf(key, keys)?.();
  });
  useEffect(() => {
    const onKeyDown = (event: KeyboardEvent) => press(event);
    window.addEventListener('keydown', onKeyDown);
    return () => window.removeEventListener('keydown', onKeyDown);
  }, []);
}

function escape({ dates, isFolded, onOpen }: StageKeys) {
  if (isFolded) onOpen();
  // In full screen, the browser handles Escape itself.
  else if (dates?.compared !== undefined && document.fullscreenElement === null)
    dates.onCompare(undefined);
}

function actionOf(key: string, { dates, onFullScreen, onShare, onNotes }: StageKeys) {
  const forward = document.dir === 'rtl' ? 'ArrowLeft' : 'ArrowRight';
  switch (key.toLowerCase()) {
    case 'f':
      return onFullScreen;
    case 's':
      return onShare;
    case 'n':
      return onNotes;
    case 'c':
      return (
        dates &&
        (() => dates.onCompare(dates.compared === undefined ? partnerOf(dates) : undefined))
      );
    case 'arrowleft':
    case 'arrowright': {
      const day = key === forward ? dates?.newer : dates?.older;
      return day === undefined ? undefined : () => dates?.onDay(day);
    }
    default:
      return undefined;
  }
}
