/** Creates the services: folders, database, stores, jobs. */
import { randomBytes } from 'node:crypto';
import { access, constants } from 'node:fs/promises';
import { ActivityStore } from '../domains/activity/activity.store.ts';
import { CodesStore } from '../domains/auth/codes.store.ts';
import { DeviceCookies } from '../domains/auth/deviceCookies.ts';
import { FirstAdminLinksStore } from '../domains/auth/firstAdminLinks.store.ts';
import { LoginQueue } from '../domains/auth/loginQueue.ts';
import { Passwords } from '../domains/auth/passwords.ts';
import { SessionsStore } from '../domains/auth/sessions.store.ts';
import { FootageStore } from '../domains/footage/footage.store.ts';
import { measureSpace } from '../domains/footage/footageSpace.ts';
import { GuestLinksStore } from '../domains/guests/guestLinks.store.ts';
import { GuestNames } from '../domains/guests/guestNames.ts';
import { GuestPasses } from '../domains/guests/guestPasses.ts';
import { keyGate } from '../domains/keys/keyGate.ts';
import { KeysStore } from '../domains/keys/keys.store.ts';
import { NoteCodesStore } from '../domains/notes/noteCodes.store.ts';
import { NoteEntriesStore } from '../domains/notes/noteEntries.store.ts';
import { NoteNewsStore } from '../domains/notes/noteNews.store.ts';
import { NotePicturesStore } from '../domains/notes/notePictures.store.ts';
import { NotesStore } from '../domains/notes/notes.store.ts';
import { PilotsStore } from '../domains/pilots/pilots.store.ts';
import { AlignmentsStore } from '../domains/projects/alignments.store.ts';
import { checkTourAccess } from '../domains/projects/checkTourAccess.ts';
import { diskSpace } from '../platform/files/diskSpace.ts';
import { ChecksumsStore } from '../platform/files/checksums.store.ts';
import { Covers } from '../platform/files/covers.ts';
import { ProjectsStore } from '../domains/projects/projects.store.ts';
import { findProjects } from '../domains/projects/projectsOfUsers.ts';
import { loadBridge } from '../domains/tours/bridge.ts';
import { KeptPacksStore } from '../domains/tours/keptPacks.store.ts';
import { Tickets } from '../domains/tours/tickets.ts';
import { TourAccess } from '../domains/tours/tourAccess.ts';
import { TourUrls } from '../domains/tours/tourUrls.ts';
import { tourInspections } from '../domains/tours/tourInspections.ts';
import { tourPictures } from '../domains/tours/tourPictures.ts';
import { IdentitiesStore } from '../domains/users/identities.store.ts';
import { PasswordLogin } from '../domains/auth/passwordLogin.ts';
import { SsoCookies } from '../domains/sso/ssoCookies.ts';
import { SsoProvider } from '../domains/sso/ssoProvider.ts';
import { ToursStore } from '../domains/tours/tours.store.ts';
import { TrashStore } from '../domains/trash/trash.store.ts';
import { VisitCounter } from '../domains/visits/visitCounter.ts';
import { VisitsStore } from '../domains/visits/visits.store.ts';
import { EmailChangesStore } from '../domains/users/emailChanges.store.ts';
import { LinksStore } from '../domains/users/links.store.ts';
import { UsersStore } from '../domains/users/users.store.ts';
import { SSO_CALLBACK_PATH } from '@jawla/contract';
import { Seal } from '../platform/base/seal.ts';
import { systemClock, type Clock } from '../platform/base/clock.ts';
import type { Log } from '../platform/base/log.ts';
import { OperatorError } from '../platform/base/operatorError.ts';
import type { Origins } from '../platform/base/origins.ts';
import { ClientExports } from '../move/clientExports.ts';
import { openDatabase } from '../platform/db/open.ts';
import type { Database } from '../platform/db/schema.ts';
import { makeFolders, type Folders } from '../platform/files/folders.ts';
import { Installation } from '../platform/files/installation.ts';
import { openFileStore } from '../platform/files/openFileStore.ts';
import type { FindUser } from '../platform/http/api.ts';
import { RateLimitsStore } from '../platform/http/rateLimits.store.ts';
import { WrongKeys } from '../platform/http/wrongKeys.ts';
import { Jobs } from '../platform/jobs/jobs.ts';
import type { Metrics } from '../platform/metrics/metrics.ts';
import { CHANNELS } from '../platform/outbox/messages.ts';
import { openOutbox } from '../platform/outbox/openOutbox.ts';
import { Packs } from '../platform/packs/packs.ts';
import { ServerRegistry } from '../platform/processes/serverRegistry.ts';
import { ActiveUploads } from '../uploads/activeUploads.ts';
import { LocalChunkStore } from '../uploads/resumable/localChunkStore.ts';
import { ResumableUploadsStore } from '../uploads/resumable/resumableUploads.store.ts';
import { ResumableUploads } from '../uploads/resumable/resumableUploads.ts';
import { SharedChunkStore } from '../uploads/resumable/sharedChunkStore.ts';
import { systemSettings, type Config } from './config.ts';

const TICKET_KEY = 'ticket-key';
const CODE_KEY = 'code-key';
const DEVICE_KEY = 'device-key';
const GUEST_KEY = 'guest-key';
const SSO_KEY = 'sso-key';

/**
 * Creates the folders below `DATA_DIR`.
 *
 * @throws {OperatorError} If the folder is not writable.
 */
export async function openFolders(dataDir: string): Promise<Folders> {
  try {
    const folders = await makeFolders(dataDir);
    await access(folders.data, constants.W_OK);
    return folders;
  } catch (cause) {
    throw new OperatorError(
      `The data folder ${dataDir} cannot be written. Make it writable, or name another DATA_DIR.`,
      { cause },
    );
  }
}

export async function openServices(
  config: Config,
  folders: Folders,
  origins: Origins,
  log: Log,
  clock: Clock = systemClock,
) {
  const db = await openDatabase({ ...config, dataDir: folders.data }, log);
  const processes = new ServerRegistry(db, clock);
  const sessions = new SessionsStore(db, clock);
  const keys = new KeysStore(db, clock);
  const findKeyHolder = keyGate(keys, new WrongKeys(() => Date.parse(clock.now())));
  const files = await openFileStore({ ...config, dataDir: folders.data }, log);
  const chunks = files.isShared
    ? new SharedChunkStore(files)
    : new LocalChunkStore(folders.resumable);
  const projects = new ProjectsStore(db, clock);
  const tours = new ToursStore(db, clock);
  const visits = new VisitsStore(db, clock);
  const packs = new Packs(files);
  const guestLinks = new GuestLinksStore(db, clock);
  const covers = new Covers(files);
  const notes = new NotesStore(db, clock);
  const footage = new FootageStore(db, clock);
  const activity = new ActivityStore(db, clock, config.activityDays);
  const findUser: FindUser = (token, within) => sessions.userOf(token, within);
  const findUserOfSession = (hash: string) => sessions.userOfHash(hash);
  const tickets = new Tickets(await loadOrCreateKey(db, TICKET_KEY));
  const seal = new Seal(await loadOrCreateKey(db, SSO_KEY));
  const metrics = config.metricsPort === undefined ? undefined : await makeMetrics();
  const jobs = new Jobs({ db, log, metrics });
  const checksums = new ChecksumsStore(db, clock);
  const wake = () => {
    for (const channel of CHANNELS) jobs.wake(channel);
  };
  return {
    db,
    clock,
    log,
    /** `undefined` if metrics are not collected. */
    metrics,
    origins,
    /** Folders on this server's own scratch disk. */
    folders,
    files,
    installation: new Installation(db, files),
    packs,
    checksums,
    clientExports: new ClientExports({ checksums, db, files, jobs, packs }),
    /** Number of trusted proxies. */
    proxies: config.proxies,
    brand: config.brand,
    systemSettings: systemSettings(config),
    findUser,
    findKeyHolder,
    keys,
    activity,
    users: new UsersStore(db, clock),
    passwords: new Passwords(config.passwordCost),
    loginQueue: new LoginQueue(),
    sessions,
    links: new LinksStore(db, clock),
    firstAdminLinks: new FirstAdminLinksStore(db),
    emailChanges: new EmailChangesStore(db, clock),
    seal,
    identities: new IdentitiesStore(db, clock),
    passwordLogin: new PasswordLogin(db, clock, config.passwordLogin),
    /** `undefined` without single sign-on. */
    sso: config.sso && new SsoProvider(config.sso, origins.portal + SSO_CALLBACK_PATH, log),
    ssoCookies: new SsoCookies(seal, origins.portal),
    codes: new CodesStore(db, clock, await loadOrCreateKey(db, CODE_KEY)),
    deviceCookies: new DeviceCookies(await loadOrCreateKey(db, DEVICE_KEY), origins.portal),
    projects,
    alignments: new AlignmentsStore(db),
    tours,
    keptPacks: new KeptPacksStore(db, clock, config.keepDays),
    pilots: new PilotsStore(db, clock),
    guestLinks,
    guestNames: new GuestNames(db, clock, origins.portal),
    guestPasses: new GuestPasses(await loadOrCreateKey(db, GUEST_KEY), origins.portal),
    notes,
    noteCodes: new NoteCodesStore(db),
    noteEntries: new NoteEntriesStore(db, clock),
    noteNews: new NoteNewsStore(clock),
    notePictures: new NotePicturesStore(db, clock, files),
    visits,
    visitCounter: new VisitCounter(visits, clock),
    rateLimits: new RateLimitsStore(db, clock),
    tickets,
    tourAccess: new TourAccess(async (holder, tour) => {
      const audience = await checkTourAccess({ findUserOfSession, projects }, holder, tour);
      return audience ? { audience, sites: [] } : guestLinks.accessTo(tour, holder);
    }),
    covers,
    tourPictures: tourPictures({ tours, packs, covers, log }),
    tourInspections: tourInspections({ tours, packs, log }),
    footage,
    footageSpace: () =>
      measureSpace(footage, config.footageBytes, async () =>
        // A bucket has no end.
        config.s3 === undefined ? (await diskSpace(folders.data)).freeBytes : undefined,
      ),
    countWaitingFootage: () => footage.count('waiting', ''),
    countNotes: (projectId: string) => notes.counts(projectId),
    /** By user id, the own projects, followed by the projects shared with the user. */
    findProjects: (userIds: readonly string[]) => findProjects(projects, userIds),
    trash: new TrashStore(db, clock, { activity, tours, days: config.trashDays }),
    processes,
    uploads: new ActiveUploads(db, clock, log, processes),
    resumable: new ResumableUploads({
      chunks,
      folder: folders.incoming,
      findUser,
      findKeyHolder,
      counted: new ResumableUploadsStore(db, clock),
    }),
    tourUrls: new TourUrls(origins.tours, tickets),
    /** `undefined` if it was not built. */
    bridge: await loadBridge(log),
    jobs,
    /** Mails and text messages. Call `wake` after the transaction that added one has committed. */
    outbox: openOutbox(config, { db, clock, log, origins, wake }),
  };
}

/** Imports `prom-client` only if metrics are enabled. */
async function makeMetrics(): Promise<Metrics> {
  const { Metrics: Made } = await import('../platform/metrics/metrics.ts');
  return new Made();
}

/** Loads a random key from the database, or creates it. It is persistent, so that signatures survive a restart. */
async function loadOrCreateKey(db: Database, name: string): Promise<Buffer> {
  await db
    .insertInto('settings')
    .values({ key: name, value: randomBytes(32).toString('base64') })
    .onConflict((conflict) => conflict.column('key').doNothing())
    .execute();
  const { value } = await db
    .selectFrom('settings')
    .where('key', '=', name)
    .select('value')
    .executeTakeFirstOrThrow();
  return Buffer.from(value, 'base64');
}
