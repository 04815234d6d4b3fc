/** Reads of clients, projects and pilots go through the views without what is in the trash. */
import { glob, readFile } from 'node:fs/promises';
import { expect, it } from 'vitest';

const ROOT = `${import.meta.dirname}/../../apps/api/src`;
const READS =
  /(?:selectFrom|[jJ]oin)\(\s*'(?:users|projects|pilots)\b|\bfrom (?:users|projects|pilots) where\b/g;

/** Modules that read all rows on purpose, and how often. */
const ALLOWED: Readonly<Record<string, number>> = {
  // Any account, also one in the trash, means that this is no first start.
  'domains/auth/firstAdminLinks.store.ts': 1,
  // A restored project must not bring back the links of a person who has left.
  'domains/guests/guestLinks.store.ts': 1,
  // What identifies people stays reserved.
  'domains/users/users.store.ts': 3,
  // Covers stay stored.
  'platform/files/usedFiles.ts': 1,
  // Accounts of the demo are a risk as long as they can be restored.
  'domains/system/systemStatus.ts': 1,
  'domains/trash/trash.store.ts': 6,
  // Covers, and whether there is any account.
  'doctor/checkIntegrity.ts': 2,
  'demo/seed.ts': 3,
};

it('reads of what can be in the trash use `live_users`, `live_projects` and `live_pilots`', async () => {
  const found: Record<string, number> = {};
  for await (const path of glob('**/*.ts', { cwd: ROOT })) {
    if (/\.test\.ts$|^testing\/|^platform\/db\//.test(path)) continue;
    const count = (await readFile(`${ROOT}/${path}`, 'utf8')).match(READS)?.length ?? 0;
    if (count > 0) found[path] = count;
  }
  expect(found).toEqual(ALLOWED);
});
