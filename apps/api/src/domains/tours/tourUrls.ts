import { WILDCARD } from '../../platform/base/origins.ts';
import type { TourRecord } from '../../platform/db/schema.ts';
import type { Tickets } from './tickets.ts';

const START_PAGE = 'index.html';

/** Where tours are on the tours' host: absolute URLs. What follows in the path is percent-encoded already. */
export class TourUrls {
  readonly #tours: string;
  readonly #host: string;
  readonly #tickets: Tickets;

  /** @param tours the origin of all tours, or the pattern of their origins */
  constructor(tours: string, tickets: Tickets) {
    this.#tours = tours;
    this.#host = new URL(tours).host;
    this.#tickets = tickets;
  }

  /** Opens a client's tour in the browser that has the session of `token`. */
  ofProject(tour: TourRecord, token: string, rest = START_PAGE): string {
    return `${this.originOf(tour)}/o/${this.#tickets.issue(tour.version, token)}/${rest}`;
  }

  /** A pilot, which is public. */
  ofPilot(tour: TourRecord, rest = START_PAGE): string {
    return `${this.originOf(tour)}/p/${tour.version}/${rest}`;
  }

  originOf(tour: TourRecord): string {
    return this.#tours.replace(WILDCARD, labelOf(tour));
  }

  /** The host of `originOf`, with its port. */
  hostOf(tour: TourRecord): string {
    return this.#host.replace(WILDCARD, labelOf(tour));
  }
}

/** A project or a pilot: its versions share storage, and with it what users have set. Its id is a UUID. */
function labelOf({ project_id, pilot_id }: TourRecord): string {
  return project_id ?? pilot_id ?? '';
}
