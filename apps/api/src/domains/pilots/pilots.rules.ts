import { randomUUID } from 'node:crypto';
import { CALLS } from '@jawla/contract';
import { isPathName, PROJECT_NAME_MAX } from '@jawla/contract/rules';
import { transact } from '../../platform/db/transact.ts';
import type { Api } from '../../platform/http/api.ts';
import { Problem } from '../../platform/http/problem.ts';
import { pilotNameOf } from '../tours/pilotName.ts';
import { uploadTour } from '../tours/uploadTour.ts';
import type { Needs } from './needs.ts';

/** Tours that anybody may look at. */
export function pilotRules(api: Api, needs: Needs): void {
  const { addresses, db, pilots, tours } = needs;

  api.on('pilots', async () => {
    const all = await pilots.all();
    return { projects: all.map(({ name }) => name) };
  });

  api.on('pilot', async ({ params }) => {
    const pilot = await pilots.byName(params.name);
    const tour = pilot && (await tours.live({ pilotId: pilot.id }));
    if (!tour) throw new Problem(404, 'pilot.missing');
    return { name: pilot.name, path: addresses.of(tour) };
  });

  api.on('createPilot', async ({ user, http, say }) => {
    const place = { pilotId: randomUUID() };
    const fileName = await uploadTour(needs, {
      http,
      user,
      part: CALLS.createPilot.file,
      tag: { kind: 'pilot' },
      placeFor: async (file, upload) => {
        const name = pilotNameOf(file);
        await upload.retag({ kind: 'pilot', name });
        if (!isPathName(name) || name.length > PROJECT_NAME_MAX) {
          throw new Problem(400, 'pilot.badName');
        }
        // Known before the archive has come in, and looked at again when it has.
        if (await pilots.byName(name)) throw new Problem(409, 'pilot.nameTaken');
        return place;
      },
      alongside: async (transaction, _, file) => {
        const name = pilotNameOf(file);
        if (await pilots.byName(name, transaction)) throw new Problem(409, 'pilot.nameTaken');
        await pilots.add({ id: place.pilotId, name }, transaction);
        return { kind: 'pilot', pilotId: place.pilotId };
      },
    });
    return { name: pilotNameOf(fileName), message: say('pilot.created') };
  });

  api.on('deletePilot', async ({ params, say }) => {
    const pilot = await pilots.byName(params.projectId);
    if (!pilot) throw new Problem(404, 'pilot.missing');
    await transact(db, async (transaction) => {
      await pilots.delete(pilot.id, transaction);
      await tours.withdrawAll({ pilotId: pilot.id }, transaction);
    });
    return { message: say('pilot.deleted') };
  });
}
