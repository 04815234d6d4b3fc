/** What becomes of footage: the inbox of admins, and for its senders their own list. */
import { OWN_FOOTAGE_MAX } from '@jawla/contract/footageLimits';
import { normalizeLine } from '@jawla/contract/visibleText';
import { nameKey } from '@jawla/contract/nameKey';
import { withTransaction } from '../../platform/db/withTransaction.ts';
import type { Api } from '../../platform/http/api.ts';
import { Problem } from '../../platform/http/problem.ts';
import { footageThing } from '../activity/things.ts';
import type { Services } from '../../app/services.ts';
import { removeFiles } from './recordFootage.ts';
import { toDelivery, toFile, toOwnFootage } from './serializers.ts';

export function registerFootageInboxRoutes(api: Api, services: Services): void {
  const { db, activity, footage, footageSpace } = services;

  api.on('footageProjects', async ({ user }) => {
    const projects = new Map<string, { _id: string; name: string }>();
    // Several owners may use the same name, and the list shows names only.
    for (const { id, name } of await footage.projectsFor(user)) {
      if (!projects.has(nameKey(name))) projects.set(nameKey(name), { _id: id, name });
    }
    return { projects: [...projects.values()] };
  });

  api.on('myFootage', async ({ user }) => ({
    deliveries: (await footage.ofUser(user.id, OWN_FOOTAGE_MAX)).map(toOwnFootage),
  }));

  api.on('footage', async ({ query: { list, page, q = '' } }) => {
    const term = normalizeLine(q);
    const deliveries = await footage.inbox(list, Number(page), term);
    const ids = deliveries.map(({ id }) => id);
    const [total, strips, ready, projects, space] = await Promise.all([
      footage.count(list, term),
      footage.strips(ids),
      footage.ready(ids),
      footage.projectsNamed(deliveries.map(({ project_name }) => project_name)),
      footageSpace(),
    ]);
    return {
      deliveries: deliveries.map((delivery) =>
        toDelivery(delivery, {
          projects: projects.get(nameKey(delivery.project_name)) ?? [],
          isReady: ready.has(delivery.id),
          strip: strips.get(delivery.id) ?? [],
        }),
      ),
      total,
      space,
    };
  });

  api.on('footageFiles', async ({ params }) => {
    const { id } = await find(params.id);
    return { files: (await footage.filesOf(id)).map(toFile) };
  });

  api.on('takeFootage', async ({ params, user, say }) => {
    const delivery = await find(params.id);
    await withTransaction(db, async (transaction) => {
      if (!(await footage.take(delivery.id, user.id, transaction))) return;
      const thing = footageThing(delivery);
      await activity.record({ action: 'footage.taken', actor: user, thing }, transaction);
    });
    return { message: say('footage.taken') };
  });

  api.on('deleteFootage', async ({ params, user, say }) => {
    const deleted = await withTransaction(db, async (transaction) => {
      const delivery = await footage.delete(params.id, transaction);
      if (!delivery) throw new Problem(404, 'footage.missing');
      const thing = footageThing(delivery);
      await activity.record({ action: 'footage.deleted', actor: user, thing }, transaction);
      return delivery;
    });
    await removeFiles(services, deleted);
    return { message: say('footage.deleted') };
  });

  async function find(id: string) {
    const delivery = await footage.byId(id);
    if (!delivery) throw new Problem(404, 'footage.missing');
    return delivery;
  }
}
