import type { FootageSpace } from '@jawla/contract';
import type { ActivityStore } from '../domains/activity/activity.store.ts';
import type { CodesStore } from '../domains/auth/codes.store.ts';
import type { DeviceCookies } from '../domains/auth/deviceCookies.ts';
import type { FirstAdminLinksStore } from '../domains/auth/firstAdminLinks.store.ts';
import type { LoginQueue } from '../domains/auth/loginQueue.ts';
import type { Passwords } from '../domains/auth/passwords.ts';
import type { SessionsStore } from '../domains/auth/sessions.store.ts';
import type { FootageStore } from '../domains/footage/footage.store.ts';
import type { GuestLinksStore } from '../domains/guests/guestLinks.store.ts';
import type { GuestPasses } from '../domains/guests/guestPasses.ts';
import type { PilotsStore } from '../domains/pilots/pilots.store.ts';
import type { Covers } from '../platform/files/covers.ts';
import type { AlignmentsStore } from '../domains/projects/alignments.store.ts';
import type { ProjectsStore } from '../domains/projects/projects.store.ts';
import type { Bridge } from '../domains/tours/bridge.ts';
import type { KeptPacksStore } from '../domains/tours/keptPacks.store.ts';
import type { Tickets } from '../domains/tours/tickets.ts';
import type { TourAccess } from '../domains/tours/tourAccess.ts';
import type { TourUrls } from '../domains/tours/tourUrls.ts';
import type { SystemSettings } from '../domains/system/needs.ts';
import type { TourQueue } from '../domains/tours/tourQueue.ts';
import type { ToursStore } from '../domains/tours/tours.store.ts';
import type { TrashStore } from '../domains/trash/trash.store.ts';
import type { VisitCounter } from '../domains/visits/visitCounter.ts';
import type { VisitsStore } from '../domains/visits/visits.store.ts';
import type { EmailChangesStore } from '../domains/users/emailChanges.store.ts';
import type { LinksStore } from '../domains/users/links.store.ts';
import type { FindProjects } from '../domains/users/needs.ts';
import type { UsersStore } from '../domains/users/users.store.ts';
import type { Clock } from '../platform/base/clock.ts';
import type { Log } from '../platform/base/log.ts';
import type { Origins } from '../platform/base/origins.ts';
import type { Database } from '../platform/db/schema.ts';
import type { FileStore } from '../platform/files/fileStore.ts';
import type { Folders } from '../platform/files/folders.ts';
import type { Installation } from '../platform/files/installation.ts';
import type { FindUser } from '../platform/http/api.ts';
import type { RateLimitsStore } from '../platform/http/rateLimits.store.ts';
import type { Jobs } from '../platform/jobs/jobs.ts';
import type { Metrics } from '../platform/metrics/metrics.ts';
import type { Outbox } from '../platform/outbox/outbox.ts';
import type { Packs } from '../platform/packs/packs.ts';
import type { ServerRegistry } from '../platform/processes/serverRegistry.ts';
import type { ActiveUploads } from '../uploads/activeUploads.ts';
import type { ResumableUploads } from '../uploads/resumable/resumableUploads.ts';
import type { Config } from './config.ts';

/**
 * All services, created once at start-up. Only `app` depends on the complete type: each module declares the services
 * it needs.
 */
export interface Services {
  readonly db: Database;
  readonly clock: Clock;
  readonly log: Log;
  /** `undefined` if metrics are not collected. */
  readonly metrics: Metrics | undefined;
  readonly origins: Origins;
  /** Folders on this server's own scratch disk. */
  readonly folders: Folders;
  readonly files: FileStore;
  readonly installation: Installation;
  readonly packs: Packs;
  /** Number of trusted proxies. */
  readonly proxies: number;
  readonly brand: Config['brand'];
  readonly systemSettings: SystemSettings;
  readonly findUser: FindUser;
  readonly activity: ActivityStore;
  readonly users: UsersStore;
  readonly passwords: Passwords;
  readonly loginQueue: LoginQueue;
  readonly sessions: SessionsStore;
  readonly links: LinksStore;
  readonly firstAdminLinks: FirstAdminLinksStore;
  readonly emailChanges: EmailChangesStore;
  readonly codes: CodesStore;
  readonly deviceCookies: DeviceCookies;
  readonly projects: ProjectsStore;
  readonly alignments: AlignmentsStore;
  readonly tours: ToursStore;
  readonly keptPacks: KeptPacksStore;
  readonly pilots: PilotsStore;
  readonly guestLinks: GuestLinksStore;
  readonly guestPasses: GuestPasses;
  readonly visits: VisitsStore;
  readonly visitCounter: VisitCounter;
  readonly rateLimits: RateLimitsStore;
  readonly tickets: Tickets;
  readonly tourAccess: TourAccess;
  readonly covers: Covers;
  readonly tourPictures: TourQueue;
  readonly tourInspections: TourQueue;
  readonly footage: FootageStore;
  readonly footageSpace: () => Promise<FootageSpace>;
  readonly findProjects: FindProjects;
  readonly trash: TrashStore;
  readonly processes: ServerRegistry;
  readonly uploads: ActiveUploads;
  readonly resumable: ResumableUploads;
  readonly tourUrls: TourUrls;
  /** `undefined` if it was not built. */
  readonly bridge: Bridge | undefined;
  readonly jobs: Jobs;
  /** Mails and text messages. Call `wake` after the transaction that added one has committed. */
  readonly outbox: Outbox;
}
