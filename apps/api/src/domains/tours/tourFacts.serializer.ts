import type { TourFacts } from '@jawla/contract';
import type { TourRecord } from '../../platform/db/schema.ts';
import { supportOf } from './supportOf.ts';
import { heardOf, isExpectedToSpeak } from './tourSpeech.ts';

type Facts = Pick<
  TourRecord,
  | 'tool_name'
  | 'tool_version'
  | 'scenes'
  | 'speaks_itself'
  | 'inspected_at'
  | 'bridge_off'
  | 'spoke_at'
  | 'silent_at'
>;

/** Serializes what is known about a tour, for admins. */
export function toTourFacts(tour: Facts): TourFacts {
  const { tool_name: name, tool_version: version, scenes, inspected_at: inspectedAt } = tour;
  // A tour that is inspected again keeps what is known of it.
  const isInspected = inspectedAt !== null || name !== null;
  return {
    ...(isInspected && { tool: name === null ? null : { name, version }, scenes }),
    speaks: supportOf(tour),
    isBridgeOff: tour.bridge_off === 1,
    ...(isExpectedToSpeak(tour) && { heard: heardOf(tour) }),
  };
}
