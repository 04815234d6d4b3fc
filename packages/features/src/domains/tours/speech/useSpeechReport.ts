import type { AskedSpeech } from '@jawla/contract';
import { use, useEffect } from 'react';
import { StartFeatures, useAppDispatch, useAppSelector } from '#core/store';
import { selectUser } from '#session';

export interface SpeechReportOptions {
  /** What the server has asked about the tour in the pane; `undefined` if it has not. */
  asked: AskedSpeech | undefined;
  isLoaded: boolean;
  hasSpoken: boolean;
  hasUnread: () => boolean;
}

/** Reports in the background whether a tour speaks, if the server has asked. Nothing depends on it. */
export function useSpeechReport(options: SpeechReportOptions): void {
  const { asked, isLoaded, hasSpoken, hasUnread } = options;
  const start = use(StartFeatures);
  const dispatch = useAppDispatch();
  const userId = useAppSelector(selectUser)?._id;
  const { version, isSilent = false } = asked ?? {};
  const canTell = hasSpoken || (isLoaded && !isSilent);
  useEffect(() => {
    if (version === undefined || userId === undefined || !canTell) return undefined;
    const listening = {
      asked: { version, isSilent },
      hasSpoken,
      userId,
      hasUnread,
      start,
      dispatch,
    };
    const controller = new AbortController();
    import('./listenToTour')
      .then((code) => code.listenToTour(listening, controller.signal))
      .catch(() => undefined);
    return () => controller.abort();
  }, [version, isSilent, userId, canTell, hasSpoken, hasUnread, start, dispatch]);
}
