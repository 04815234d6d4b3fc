/** Whether tours that are said to speak the tour protocol do so: only a viewer's browser can tell. */
import type { AskedSpeech, HeardTour } from '@jawla/contract';
import type { Clock } from '../../platform/base/clock.ts';
import type { TourRecord } from '../../platform/db/schema.ts';
import { supportOf, type ToolOfTour } from './supportOf.ts';

/** How long a silence is known, in seconds: each tour is asked about once a day, not with each visit. */
const SILENCE_SECONDS = 24 * 3600;

type Heard = Pick<TourRecord, 'spoke_at' | 'silent_at'>;

/** Whether the tour should speak the tour protocol: a bridge that is turned off does not. */
export function isExpectedToSpeak(tour: ToolOfTour & Pick<TourRecord, 'bridge_off'>): boolean {
  const support = supportOf(tour);
  return support === 'itself' || (support === 'bridge' && tour.bridge_off === 0);
}

/** Serializes what viewers have heard of a tour; `null` if nothing is known. */
export function heardOf({ spoke_at: spokeAt, silent_at: silentAt }: Heard): HeardTour | null {
  if (spokeAt !== null) return { spoke: true, at: spokeAt };
  return silentAt === null ? null : { spoke: false, at: silentAt };
}

/** Returns what a viewer of the tour is asked; nothing if it has spoken, or is not expected to. */
export function askedSpeechOf(tour: TourRecord, clock: Clock): AskedSpeech | undefined {
  if (tour.spoke_at !== null || !isExpectedToSpeak(tour)) return undefined;
  const { version, silent_at: silentAt } = tour;
  return { version, isSilent: silentAt !== null && silentAt > clock.in(-SILENCE_SECONDS) };
}
