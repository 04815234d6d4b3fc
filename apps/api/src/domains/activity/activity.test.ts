import { expect, it, onTestFinished } from 'vitest';
import { createTestUser, openTestServer } from '../../testing/testServer.ts';
import { withTransaction } from '../../platform/db/withTransaction.ts';
import { projectThing } from './things.ts';

async function open() {
  const { server, close } = await openTestServer();
  onTestFinished(close);
  const { services } = server;
  const { user: sara } = await createTestUser(server, 'sara', { isAdmin: true });
  const thing = projectThing({ id: 'p-1', name: 'Alignment Tower', owner_id: 'c-1' });
  const rows = () => services.db.selectFrom('activity').orderBy('at').selectAll().execute();
  return { services, sara, thing, rows };
}

it('records nothing of a change that was rolled back', async () => {
  const { services, sara, thing, rows } = await open();
  await expect(
    withTransaction(services.db, async (transaction) => {
      await services.activity.record(
        { action: 'project.created', actor: sara, thing },
        transaction,
      );
      throw new Error('rolled back');
    }),
  ).rejects.toThrow('rolled back');
  expect(await rows()).toEqual([]);
});

it('merges the saves of a person who works on a thing', async () => {
  const { services, sara, thing, rows } = await open();
  const save = (...fields: string[]) =>
    services.activity.record(
      { action: 'project.changed', actor: sara, thing, details: { fields } },
      services.db,
    );
  await save('name');
  await save('location', 'name');
  expect(await rows()).toMatchObject([
    { action: 'project.changed', details: JSON.stringify({ fields: ['name', 'location'] }) },
  ]);
  await services.activity.record({ action: 'project.changed', actor: 'job', thing }, services.db);
  await save('name');
  expect(await rows()).toHaveLength(3);
});
