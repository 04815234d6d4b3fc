import { bridgePlayerOf } from '@jawla/contract/tourTools';
import type { ProtocolSupport } from '@jawla/contract/tours';
import type { TourRecord } from '../../platform/db/schema.ts';

/** What an inspection has found that decides how a tour speaks. */
export type ToolOfTour = Pick<TourRecord, 'tool_name' | 'speaks_itself'>;

/** How a tour speaks the tour protocol, by its files. */
export function supportOf({ speaks_itself: itself, tool_name: name }: ToolOfTour): ProtocolSupport {
  if (itself === 1) return 'itself';
  return name !== null && bridgePlayerOf(name) ? 'bridge' : 'no';
}
