import type { TourRecord } from '../../platform/db/schema.ts';
import type { Tickets } from './tickets.ts';

const START_PAGE = 'index.html';

/** Where tours are on the tours' host: absolute URLs. What follows in the path is percent-encoded already. */
export class TourUrls {
  readonly #origin: string;
  readonly #tickets: Tickets;

  constructor(origin: string, tickets: Tickets) {
    this.#origin = origin;
    this.#tickets = tickets;
  }

  /** A client's tour, with a ticket for the session of `token`. */
  ofProject(tour: TourRecord, token: string, rest = START_PAGE): string {
    return `${this.#origin}/t/${this.#tickets.issue(tour.version, token)}/${rest}`;
  }

  /** A pilot, which is public. */
  ofPilot(tour: TourRecord, rest = START_PAGE): string {
    return `${this.#origin}/p/${tour.version}/${rest}`;
  }
}
