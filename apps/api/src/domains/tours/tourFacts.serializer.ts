import type { TourFacts } from '@jawla/contract';
import { bridgePlayerOf } from '@jawla/contract/tourTools';
import type { ProtocolSupport } from '@jawla/contract/tours';
import type { TourRecord } from '../../platform/db/schema.ts';

type Facts = Pick<
  TourRecord,
  'tool_name' | 'tool_version' | 'scenes' | 'speaks_itself' | 'inspected_at' | 'bridge_off'
>;

/** Serializes what is known about a tour, for admins. */
export function toTourFacts(tour: Facts): TourFacts {
  const { tool_name: name, tool_version: version, scenes, inspected_at: inspectedAt } = tour;
  return {
    ...(inspectedAt !== null && { tool: name === null ? null : { name, version }, scenes }),
    speaks: supportOf(tour),
    isBridgeOff: tour.bridge_off === 1,
  };
}

function supportOf({ speaks_itself, tool_name }: Facts): ProtocolSupport {
  if (speaks_itself === 1) return 'itself';
  return tool_name !== null && bridgePlayerOf(tool_name) ? 'bridge' : 'no';
}
