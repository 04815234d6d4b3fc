import type { IncomingMessage } from 'node:http';
import { ipOfRequest } from '../../platform/http/clientIp.ts';
import type { PilotRecord, TourRecord, UserRecord } from '../../platform/db/schema.ts';
import { isPersonsRequest } from './isPersonsRequest.ts';
import type { Audience } from './visit.ts';
import type { VisitCounter } from './visitCounter.ts';

interface CountNeeds {
  readonly visitCounter: VisitCounter;
  /** Number of trusted proxies. */
  readonly proxies: number;
}

/** Who opens a client's tour. */
export interface TourVisitor {
  readonly audience: Audience;
  /** Of the guest link. */
  readonly linkId?: string;
}

/** Counts a visit of a client's tour. */
export function countTourVisit(
  { visitCounter, proxies }: CountNeeds,
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
  { visitCounter, proxies }: CountNeeds,
  { pilot: { id }, user }: { readonly pilot: PilotRecord; readonly user?: UserRecord | undefined },
  request: IncomingMessage,
): void {
  const audience = user?.is_admin === 1 ? 'own' : 'public';
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
