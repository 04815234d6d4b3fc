/** Loads after a tour, if the server has asked whether it speaks. */
import type { AskedSpeech } from '@jawla/contract';
import { browserNetwork } from '#core/device';
import type { AppDispatch, Feature } from '#core/store';
import { heard, tourSpeechFeature } from './tourSpeech.feature';
import { waitForSilence, type Surroundings } from './waitForSilence';

export interface Listening {
  asked: AskedSpeech;
  hasSpoken: boolean;
  userId: string;
  /** Whether there are messages that nothing has read: one may be of this tour. */
  hasUnread: () => boolean;
  start: (features: readonly Feature[]) => Promise<void>;
  dispatch: AppDispatch;
  surroundings?: Surroundings;
}

/** Reports that a tour has spoken, or that it does not. @throws if it can do neither, which is of no consequence. */
export async function listenToTour(
  { asked, hasSpoken, userId, hasUnread, start, dispatch, surroundings }: Listening,
  signal: AbortSignal,
): Promise<void> {
  if (!hasSpoken) {
    await waitForSilence(surroundings ?? { page: document, network: browserNetwork }, signal);
    if (hasUnread()) return;
  }
  await start([tourSpeechFeature]);
  signal.throwIfAborted();
  dispatch(heard({ asked, spoke: hasSpoken, userId }));
}
