/** Fills an empty database with demo users, projects and tours. */
import { EMPTY_PROJECT_FIELDS } from '@jawla/contract/projectFields';
import { DATE_SLOT } from '@jawla/contract/tours';
import { randomUUID } from 'node:crypto';
import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import type { TourArchives } from '../../demo/buildTours.ts';
import { DEMO_DOMAIN } from '../domains/system/demoDomain.ts';
import { publishTour, storeTour, verifyTour } from '../domains/tours/publishTour.ts';
import type { TourTarget } from '../domains/tours/tours.store.ts';
import { errorFields } from '../platform/base/log.ts';
import { withAdvisoryLock } from '../platform/db/advisoryLock.ts';
import type { Database } from '../platform/db/schema.ts';
import { readSetting, writeSetting } from '../platform/db/settings.ts';
import { withTransaction } from '../platform/db/withTransaction.ts';
import { tourKey } from '../platform/files/fileStore.ts';
import { makeCover } from '../platform/files/images.ts';
import { createStagingFolder } from '../platform/files/staging.ts';
import { addCrowd } from './crowd.ts';
import { addNotes } from './notes.ts';
import type { Services } from '../app/services.ts';
import {
  DEMO_CLIENTS,
  DEMO_PASSWORD,
  DEMO_PEOPLE,
  DEMO_PILOT,
  DEMO_PROJECTS,
  type DemoProject,
} from './people.ts';

const SETTING = 'demo';
const COVERS = join(import.meta.dirname, '../../demo/covers');

/**
 * Seeds the database if it has no users. Restarts a seeding that was interrupted.
 *
 * @param crowd - Number of clients in addition to the named ones.
 */
export function seedDemo(services: Services, crowd = 0): Promise<void> {
  return withAdvisoryLock(services.db, SETTING, () => seed(services, crowd));
}

async function seed(services: Services, crowd: number): Promise<void> {
  const { db } = services;
  const before = await readSetting(db, SETTING);
  if (before === 'done') return;
  if (before === 'started') await clearDemo(services);
  const someone = await db.selectFrom('users').select('id').limit(1).executeTakeFirst();
  if (someone) return;

  await writeSetting(db, SETTING, 'started');
  const folder = await mkdtemp(join(tmpdir(), 'jawla-demo-'));
  try {
    const archives = await buildArchives(services, folder);
    await addPeople(services);
    for (const project of DEMO_PROJECTS) await addProject(services, project, archives);
    if (archives) await addPilot(services, archives[DEMO_PILOT.tour]);
    await addCrowd(services, crowd);
  } finally {
    await rm(folder, { recursive: true, force: true });
  }
  await writeSetting(db, SETTING, 'done');
}

/** Without the build tools (production dependencies only), the demo has projects without tours. */
async function buildArchives(
  { log }: Pick<Services, 'log'>,
  folder: string,
): Promise<TourArchives | undefined> {
  try {
    const { buildTours } = await import('../../demo/buildTours.ts');
    return await buildTours(folder);
  } catch (error) {
    log.warn('demo tours could not be built', errorFields(error));
    return undefined;
  }
}

async function addPeople({
  users,
  passwords,
}: Pick<Services, 'passwords' | 'users'>): Promise<void> {
  for (const person of DEMO_PEOPLE) {
    await users.add({ ...person, passwordHash: await passwords.hash(DEMO_PASSWORD) });
  }
}

async function addProject(
  services: Services,
  demo: DemoProject,
  archives: TourArchives | undefined,
): Promise<void> {
  const { db, projects, users, covers } = services;
  const owner = await users.byName(DEMO_CLIENTS[demo.owner].userName);
  if (!owner) throw new Error('A demo project has no owner');
  const number = String((await projects.ownedBy([owner.id])).length + 1);
  const added = await projects.add(owner.id, { name: demo.name, number });
  const { id } = added;
  const status = demo.tour === 'office' ? 'in-progress' : 'done';
  await withTransaction(db, (transaction) =>
    projects.update(
      added,
      { ...EMPTY_PROJECT_FIELDS, ...demo, number, status, subDate: [...demo.subDate] },
      transaction,
    ),
  );

  if (demo.cover !== undefined) {
    const name = `${demo.cover}.jpg`;
    const made = await makeCover(join(COVERS, name)).catch(() => undefined);
    if (made) {
      const file = await covers.add(made.full, made.smaller);
      await projects.setCover(id, { file, name });
    }
  }
  if (demo.sharedWith) {
    const guest = await users.byName(DEMO_CLIENTS[demo.sharedWith].userName);
    if (guest) await projects.share(id, guest.id);
  }
  await addNotes(services, added);

  if (!archives || !demo.tour) return;
  if (demo.tour === 'office') {
    for (const [day, archive] of Object.entries(archives.office)) {
      await publish(services, archive, { projectId: id, slot: day });
    }
  } else {
    await publish(services, archives[demo.tour], { projectId: id, slot: DATE_SLOT });
  }
}

async function addPilot(services: Services, archive: string): Promise<void> {
  const id = randomUUID();
  await publish(services, archive, { pilotId: id }, async (transaction) => {
    await services.pilots.add({ id, name: DEMO_PILOT.name }, transaction);
  });
}

/** Runs the steps of an upload after its archive has been received. */
async function publish(
  services: Services,
  archive: string,
  target: TourTarget,
  inTransaction: (transaction: Database) => Promise<void> = () => Promise.resolve(),
): Promise<void> {
  const { signal } = new AbortController();
  await using staging = await createStagingFolder(services);
  const verified = await verifyTour({ path: archive }, staging, signal);
  const stored = await storeTour(services, verified, target, signal);
  await publishTour(services, stored, inTransaction);
}

async function clearDemo(services: Services): Promise<void> {
  const { db, files } = services;
  const tours = await withTransaction(db, async (transaction) => {
    const ids = transaction
      .selectFrom('users')
      .select('id')
      .where('email_key', 'like', `%@${DEMO_DOMAIN}`);
    const owned = transaction.selectFrom('projects').select('id').where('owner_id', 'in', ids);
    const gone = transaction.deleteFrom('tours').returning(['version', 'project_id', 'pilot_id']);
    const ofProjects = await gone.where('project_id', 'in', owned).execute();
    await transaction.deleteFrom('users').where('email_key', 'like', `%@${DEMO_DOMAIN}`).execute();
    const pilot = await services.pilots.byName(DEMO_PILOT.name, transaction);
    if (!pilot) return ofProjects;
    const ofPilot = await gone.where('pilot_id', '=', pilot.id).execute();
    await transaction.deleteFrom('pilots').where('id', '=', pilot.id).execute();
    return [...ofProjects, ...ofPilot];
  });
  for (const tour of tours) await files.remove(tourKey(tour));
}
