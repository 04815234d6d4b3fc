/** Fills an empty database with people, projects and tours to walk through. */
import { randomUUID } from 'node:crypto';
import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import type { TourArchives } from '../../demo/buildTours.ts';
import { alone } from '../platform/db/alone.ts';
import type { Database } from '../platform/db/schema.ts';
import { transact } from '../platform/db/transact.ts';
import { makeCover } from '../platform/files/pictures.ts';
import { errorFields } from '../platform/base/log.ts';
import type { Services } from '../app/services.ts';
import { publishTour, withStaging } from '../domains/tours/publishTour.ts';
import { clearLeftovers } from '../domains/tours/removeTours.ts';
import { DATE_SLOT, type TourPlace } from '../domains/tours/tours.store.ts';
import { addCrowd } from './crowd.ts';
import {
  DEMO_CLIENTS,
  DEMO_DOMAIN,
  DEMO_PASSWORD,
  DEMO_PEOPLE,
  DEMO_PILOT,
  DEMO_PROJECTS,
  type DemoProject,
} from './people.ts';

const SETTING = 'demo';
const COVERS = join(import.meta.dirname, '../../demo/covers');

/**
 * Does nothing once there are people, unless they are those of a seeding that was interrupted.
 *
 * @param crowd clients beside the named ones
 */
export function seedDemo(services: Services, crowd = 0): Promise<void> {
  return alone(services.db, SETTING, () => seed(services, crowd));
}

async function seed(services: Services, crowd: number): Promise<void> {
  const { db } = services;
  const before = await readSetting(db);
  if (before === 'done') return;
  if (before === 'started') await clearDemo(services);
  const someone = await db.selectFrom('users').select('id').limit(1).executeTakeFirst();
  if (someone) return;

  await writeSetting(db, 'started');
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
  await writeSetting(db, 'done');
}

/** Without the tools that build them (a lean installation), the demo has projects and no tours. */
async function buildArchives({ log }: Services, folder: string): Promise<TourArchives | undefined> {
  try {
    const { buildTours } = await import('../../demo/buildTours.ts');
    return await buildTours(folder);
  } catch (error) {
    log.warn('demo tours could not be built', errorFields(error));
    return undefined;
  }
}

async function addPeople({ users, passwords }: Services): Promise<void> {
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
  const { id } = await projects.add(owner.id, { name: demo.name, number });
  const status = demo.tour === 'office' ? 'in-progress' : 'done';
  await transact(db, (transaction) =>
    projects.update(id, { ...demo, number, status, subDate: [...demo.subDate] }, transaction),
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

/** The way an upload takes, from the moment it is on the disk. */
async function publish(
  services: Services,
  archive: string,
  place: TourPlace,
  alongside: (transaction: Database) => Promise<void> = () => Promise.resolve(),
): Promise<void> {
  await withStaging(services, async (staging) => {
    const { signal } = new AbortController();
    await publishTour(services, { archive, staging, place, alongside, signal });
  });
}

async function clearDemo(services: Services): Promise<void> {
  const { db } = services;
  await transact(db, async (transaction) => {
    const ids = transaction
      .selectFrom('users')
      .select('id')
      .where('email_key', 'like', `%@${DEMO_DOMAIN}`);
    const owned = transaction.selectFrom('projects').select('id').where('owner_id', 'in', ids);
    await transaction.deleteFrom('tours').where('project_id', 'in', owned).execute();
    await transaction.deleteFrom('users').where('email_key', 'like', `%@${DEMO_DOMAIN}`).execute();
    const pilot = await services.pilots.byName(DEMO_PILOT.name, transaction);
    if (!pilot) return;
    await services.tours.removeAll({ pilotId: pilot.id }, transaction);
    await services.pilots.delete(pilot.id, transaction);
  });
  await clearLeftovers(services);
}

async function readSetting(db: Database): Promise<string | undefined> {
  const row = await db
    .selectFrom('settings')
    .where('key', '=', SETTING)
    .select('value')
    .executeTakeFirst();
  return row?.value;
}

async function writeSetting(db: Database, value: 'started' | 'done'): Promise<void> {
  await db
    .insertInto('settings')
    .values({ key: SETTING, value })
    .onConflict((conflict) => conflict.column('key').doUpdateSet({ value }))
    .execute();
}
