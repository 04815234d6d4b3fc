/** Creates a data folder for benchmarks: an admin, a number of clients, a project. */
import { systemClock } from '../src/platform/base/clock.ts';
import { readConfig } from '../src/app/config.ts';
import { addCrowd } from '../src/demo/crowd.ts';
import { jsonLog } from '../src/platform/base/log.ts';
import { openFolders, openServices } from '../src/app/openServices.ts';

export const ADMIN = { email: 'admin@example.com', password: 'Bench1234pass' } as const;

export interface Site {
  readonly token: string;
  readonly userId: string;
  readonly projectId: string;
}

export async function makeSite(dataDir: string, clients: number): Promise<Site> {
  const { services, admin, close } = await openSite({ DATA_DIR: dataDir });
  try {
    const { id } = await services.projects.add(admin.id, { name: 'Bench', number: '1' });
    await addCrowd(services, clients);
    return { token: await services.sessions.start(admin.id), userId: admin.id, projectId: id };
  } finally {
    await close();
  }
}

/** Creates a site with an admin and opens its services. */
export async function openSite(env: Readonly<Record<string, string>>) {
  const config = readConfig(env, { dev: true });
  const folders = await openFolders(config.dataDir);
  const origins = { portal: 'http://localhost', tours: 'http://*.tours.localhost' };
  const log = jsonLog(() => undefined);
  const services = await openServices(config, folders, origins, log, systemClock);
  const { users, passwords, files, db } = services;
  const admin = await users.add({
    userName: 'admin',
    fname: 'Bench',
    lname: 'Admin',
    email: ADMIN.email,
    isAdmin: true,
    passwordHash: await passwords.hash(ADMIN.password),
  });
  const close = async () => {
    files.close();
    await db.destroy();
  };
  return { services, admin, close };
}
