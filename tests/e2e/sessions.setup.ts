import { test as setup } from '@playwright/test';
import { apiToken } from './support.ts';
import { ROLES, saveSessions } from './sessions.ts';

setup('a session of each role', async ({ request }) => {
  const tokens = await Promise.all(
    ROLES.map(async (role) => [role, await apiToken(request, role)] as const),
  );
  saveSessions(Object.fromEntries(tokens));
});
