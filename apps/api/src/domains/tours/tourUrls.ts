import type { TourRecord } from '../../platform/db/schema.ts';
import type { Tickets } from './tickets.ts';

/** Where tours are on the tours' host. */
export class TourUrls {
  readonly #origin: string;
  readonly #tickets: Tickets;

  constructor(origin: string, tickets: Tickets) {
    this.#origin = origin;
    this.#tickets = tickets;
  }

  /**
   * @param rest what follows in the address, percent-encoded already
   * @returns an absolute URL; a client's tour carries a ticket in it, a pilot needs none
   */
  of(tour: TourRecord, rest = 'index.html'): string {
    const key =
      tour.pilot_id === null ? `t/${this.#tickets.issue(tour.version)}` : `p/${tour.version}`;
    return `${this.#origin}/${key}/${rest}`;
  }
}
