import type { IncomingMessage } from 'node:http';
import type { VisitCounter } from './visitCounter.ts';
import type { Services } from '../../app/services.ts';
import { can } from '../../platform/http/can.ts';
import { ipOfRequest } from '../../platform/http/clientIp.ts';
import type { PilotRecord, TourRecord, UserRecord } from '../../platform/db/schema.ts';
import { isPersonsRequest } from './isPersonsRequest.ts';
import type { Audience } from './visit.ts';

type CountServices = Pick<Services, 'proxies' | 'visitCounter'>;

/** Who opens a client's tour. */
export interface TourVisitor {
  readonly audience: Audience;
  /** Of the guest link. */
  readonly linkId?: string;
}

/** Counts a visit of a client's tour. */
export function countTourVisit(
  { visitCounter, proxies }: CountServices,
  visit: TourVisitor & { readonly tour: TourRecord; readonly ticket: { readonly holder: string } },
  request: IncomingMessage,
): void {
  const { audience, linkId, ticket, tour } = visit;
  const { project_id: id, slot, version } = tour;
  if (id === null) return;
  const visitor = `${ticket.holder} ${version} ${ipOfRequest(request, proxies)}`;
  countLater(visitCounter, request, visitor, { kind: 'project', id, slot, audience, linkId });
}

/** Counts a visit of a pilot. @param subject.user - Of the session, if there is one. */
export function countPilotVisit(
  { visitCounter, proxies }: CountServices,
  { pilot: { id }, user }: { readonly pilot: PilotRecord; readonly user?: UserRecord | undefined },
  request: IncomingMessage,
): void {
  const audience = user && can(user, 'pilot.manage') ? 'own' : 'public';
  const visitor = `${id} ${audience} ${ipOfRequest(request, proxies)}`;
  countLater(visitCounter, request, visitor, { kind: 'pilot', id, slot: 'pilot', audience });
}

/** Counts after the response: recognizing robots takes a fifth of the time of a redirect. */
function countLater(
  counter: VisitCounter,
  request: IncomingMessage,
  ...visit: Parameters<VisitCounter['count']>
): void {
  setImmediate(() => {
    if (isPersonsRequest(request)) counter.count(...visit);
  });
}
