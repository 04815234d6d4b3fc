import { execFile } from 'node:child_process';
import { mkdir } from 'node:fs/promises';
import { join } from 'node:path';
import { pathToFileURL } from 'node:url';
import { promisify } from 'node:util';
import * as z from 'zod';
import { MeasuredProcess } from './measuredProcess.ts';

const run = promisify(execFile);
const API = join(import.meta.dirname, '..');

const siteSchema = z.object({ token: z.string(), userId: z.string(), projectId: z.string() });
export type Site = z.infer<typeof siteSchema>;

export interface StartedSite {
  readonly site: Site;
  readonly server: MeasuredProcess;
}

export interface SiteOptions {
  /** Number of clients in addition to the admin. */
  readonly clients?: number;
  /** Path of `apps/api` in another checkout, whose server is measured instead of this one. */
  readonly api?: string;
  readonly env?: Readonly<Record<string, string>>;
}

/** Starts a server with its own data folder in a measured child process. */
export async function startSite(dataDir: string, options: SiteOptions = {}): Promise<StartedSite> {
  const { clients = 0, api = API, env = {} } = options;
  await mkdir(dataDir);
  // In a child process, because another checkout may have another database schema.
  const module = JSON.stringify(pathToFileURL(join(api, 'bench/site.ts')).href);
  const given = `${JSON.stringify(dataDir)}, ${clients}`;
  const script = `import(${module}).then(({ makeSite }) => makeSite(${given})).then((site) => {
  process.stdout.write(JSON.stringify(site));
});`;
  const { stdout } = await run(process.execPath, ['--eval', script]);
  const site = siteSchema.parse(JSON.parse(stdout));
  const program = [join(api, 'bin/jawla.mjs'), 'start', '--dev'];
  const all = { DATA_DIR: dataDir, PORT: '0', DEMO: '0', LOG: 'readable', PORTAL_URL: '', ...env };
  const server = await MeasuredProcess.start(program, all, /Tours +http:\/\/[\w.*]+:(\d+)/);
  return { site, server };
}
