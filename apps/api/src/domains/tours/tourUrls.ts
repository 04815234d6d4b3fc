import { WILDCARD } from '../../platform/base/origins.ts';
import { hashSecret } from '../../platform/base/secrets.ts';
import type { TourRecord } from '../../platform/db/schema.ts';
import type { Tickets } from './tickets.ts';

const START_PAGE = 'index.html';

/** Builds the absolute URLs of tours on the tours' host. The parameter `rest` is already percent-encoded. */
export class TourUrls {
  readonly #tours: string;
  readonly #host: string;
  readonly #tickets: Tickets;

  /** @param tours - The origin of all tours, or the wildcard pattern of their origins. */
  constructor(tours: string, tickets: Tickets) {
    this.#tours = tours;
    this.#host = new URL(tours).host;
    this.#tickets = tickets;
  }

  /** Returns the URL of a client's tour, for the browser that has the session of `token`. */
  ofProject(tour: TourRecord, token: string, rest = START_PAGE): string {
    return this.#ofHolder(tour, hashSecret(token), rest);
  }

  /** Returns the URL of a client's tour for the guests of a link. */
  ofGuest(tour: TourRecord, grantId: string): string {
    return this.#ofHolder(tour, grantId, START_PAGE);
  }

  /** Returns the URL of a pilot, which is public. */
  ofPilot(tour: TourRecord, rest = START_PAGE): string {
    return `${this.originOf(tour)}/p/${tour.version}/${rest}`;
  }

  #ofHolder(tour: TourRecord, holder: string, rest: string): string {
    const { version } = tour;
    return `${this.originOf(tour)}/o/${this.#tickets.issue({ version, holder })}/${rest}`;
  }

  originOf(tour: TourRecord): string {
    return this.#tours.replace(WILDCARD, labelOf(tour));
  }

  /** Returns the host of `originOf`, including the port. */
  hostOf(tour: TourRecord): string {
    return this.#host.replace(WILDCARD, labelOf(tour));
  }
}

/** Returns the UUID of the project or pilot. Its versions share an origin, and so the settings in browser storage. */
function labelOf({ project_id, pilot_id }: TourRecord): string {
  return project_id ?? pilot_id ?? '';
}
