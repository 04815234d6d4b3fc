import type { Clock } from './clock.ts';
import type { Config, Origins } from './config.ts';
import type { Database } from './db/schema.ts';
import type { Folders } from './files/folders.ts';
import type { Covers } from './files/covers.ts';
import type { FileStore } from './files/fileStore.ts';
import type { FootageStore } from './footage/footage.store.ts';
import type { RateLimitsStore } from './http/rateLimits.store.ts';
import type { Log } from './log.ts';
import type { Metrics } from './metrics/metrics.ts';
import type { Outbox } from './outbox/outbox.ts';
import type { PilotsStore } from './pilots/pilots.store.ts';
import type { Processes } from './processes/processes.ts';
import type { ProjectsStore } from './projects/projects.store.ts';
import type { ResumableUploads } from './resumable/resumableUploads.ts';
import type { CodesStore } from './sessions/codes.store.ts';
import type { LinksStore } from './sessions/links.store.ts';
import type { SessionsStore } from './sessions/sessions.store.ts';
import type { TourAddresses } from './tours/tourAddresses.ts';
import type { Tickets } from './tours/tickets.ts';
import type { ToursStore } from './tours/tours.store.ts';
import type { RunningUploads } from './uploads/runningUploads.ts';
import type { Passwords } from './users/passwords.ts';
import type { UsersStore } from './users/users.store.ts';

/** What the rules work with; made once at the start. */
export interface Services {
  readonly db: Database;
  readonly clock: Clock;
  readonly log: Log;
  /** Nothing where nobody collects them. */
  readonly metrics: Metrics | undefined;
  readonly origins: Origins;
  /** The scratch disk, of this server alone. */
  readonly folders: Folders;
  readonly files: FileStore;
  /** How many proxies stand in front. */
  readonly proxies: number;
  readonly brand: Config['brand'];
  readonly users: UsersStore;
  readonly passwords: Passwords;
  readonly sessions: SessionsStore;
  readonly links: LinksStore;
  readonly codes: CodesStore;
  readonly projects: ProjectsStore;
  readonly tours: ToursStore;
  readonly pilots: PilotsStore;
  readonly rateLimits: RateLimitsStore;
  readonly tickets: Tickets;
  readonly covers: Covers;
  readonly footage: FootageStore;
  readonly processes: Processes;
  readonly uploads: RunningUploads;
  readonly resumable: ResumableUploads;
  readonly addresses: TourAddresses;
  /** Mails and text messages; `wake` it once the transaction that wrote them is committed. */
  readonly outbox: Outbox;
}
