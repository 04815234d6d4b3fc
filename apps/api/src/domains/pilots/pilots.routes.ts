import { randomUUID } from 'node:crypto';
import { uploadFormOf } from '@jawla/contract';
import { PROJECT_NAME_MAX } from '@jawla/contract/limits';
import { ARCHIVE } from '@jawla/contract/archiveLimits';
import { isPathName } from '@jawla/contract/pathNames';
import { lineLength } from '@jawla/contract/visibleText';
import type { Database, PilotRecord, TourRecord, UserRecord } from '../../platform/db/schema.ts';
import { withTransaction } from '../../platform/db/withTransaction.ts';
import { coverUrl } from '../../platform/files/covers.ts';
import { createStagingFolder } from '../../platform/files/staging.ts';
import type { Api } from '../../platform/http/api.ts';
import { can } from '../../platform/http/can.ts';
import { Problem } from '../../platform/http/problem.ts';
import { openForm } from '../../uploads/form.ts';
import { receivePicture } from '../../uploads/receivePicture.ts';
import { pilotThing } from '../activity/things.ts';
import { pilotNameOf } from '../tours/pilotName.ts';
import { publishUpload } from '../tours/publishUpload.ts';
import { toTourFacts } from '../tours/tourFacts.serializer.ts';
import { askedSpeechOf } from '../tours/tourSpeech.ts';
import { countPilotVisit } from '../visits/countVisit.ts';
import { NO_VISITS } from '../visits/visits.store.ts';
import { tourImage } from '../tours/tourPicture.serializer.ts';
import type { Services } from '../../app/services.ts';

/** Pilots: public tours that need no login. */
export function registerPilotRoutes(api: Api, services: Services): void {
  const { tourUrls, db, clock, activity, pilots, tours, trash, uploads, visits } = services;

  api.on('pilots', async () => {
    const all = await pilots.all();
    const visited = await visits.summaries(all.map(({ id }) => id));
    const live = new Map((await tours.livePilots()).map((tour) => [tour.pilot_id, tour]));
    return {
      projects: all.map(({ name }) => name),
      pilots: all.map(({ id, name }) => {
        const tour = live.get(id);
        const isChosen = typeof tour?.chosen_picture_file === 'string';
        return {
          name,
          picture: tour ? tourImage(tour) : null,
          isChosen,
          tour: tour ? toTourFacts(tour) : null,
          visits: visited.get(id) ?? NO_VISITS,
        };
      }),
    };
  });

  api.on('pilot', async ({ params, user, http }) => {
    const { pilot, tour } = await livePilot(params.name);
    countPilotVisit(services, { pilot, user }, http.env.incoming);
    return {
      name: pilot.name,
      path: tourUrls.ofPilot(tour),
      picture: tourImage(tour),
      ...(user && can(user, 'pilot.manage') && { askedSpeech: askedSpeechOf(tour, clock) }),
    };
  });

  api.on('createPilot', async ({ user, http, say }) => {
    const pilotId = randomUUID();

    await using upload = await uploads.begin({ kind: 'pilot', userId: user.id }, http);
    const { signal } = upload;
    await using staging = await createStagingFolder(services);
    const part = uploadFormOf('createPilot');
    const { bytesMax } = ARCHIVE;
    await using form = await openForm(services, { http, user, part, bytesMax, staging, signal });
    const name = pilotNameOf((await form.readHead()).name);
    await upload.retag({ kind: 'pilot', userId: user.id, name });
    if (!isPathName(name) || lineLength(name) > PROJECT_NAME_MAX) {
      throw new Problem(400, 'pilot.badName');
    }
    // Fail fast, before receiving the archive. The transaction checks again.
    await refuseTaken(name);
    const target = { pilotId };
    await publishUpload(services, { upload, form, staging, target }, async (transaction) => {
      await refuseTaken(name, transaction);
      const thing = pilotThing(await pilots.add({ id: pilotId, name }, transaction));
      await activity.record({ action: 'pilot.created', actor: user, thing }, transaction);
    });
    return { name, message: say('pilot.created') };
  });

  api.on('deletePilot', async ({ params, user, say }) => {
    await withTransaction(db, async (transaction) => {
      const pilot = await pilots.byName(params.projectId, transaction);
      if (!pilot) throw new Problem(404, 'pilot.missing');
      await trash.putPilot(pilot, user, transaction);
    });
    return { message: say('pilot.deleted') };
  });

  api.on('uploadPilotPicture', async ({ params, http, user }) => {
    const { pilot, tour } = await livePilot(params.name);
    const part = uploadFormOf('uploadPilotPicture');
    const { file } = await receivePicture(services, { http, user, part });
    await choose(tour.version, file, { pilot, user });
    return { picture: { path: coverUrl(file), name: '' } };
  });

  api.on('removePilotPicture', async ({ params, user }) => {
    const { pilot, tour } = await livePilot(params.name);
    return { picture: tourImage(await choose(tour.version, null, { pilot, user })) };
  });

  api.on('switchPilotBridge', async ({ params, body: { enabled }, user, say }) => {
    await withTransaction(db, async (transaction) => {
      const { pilot, tour } = await livePilot(params.name, transaction);
      if (!(await tours.switchBridge(tour.version, { isOff: !enabled }, transaction))) {
        throw new Problem(404, 'pilot.missing');
      }
      const action = enabled ? 'bridge.switchedOn' : 'bridge.switchedOff';
      await activity.record({ action, actor: user, thing: pilotThing(pilot) }, transaction);
    });
    return { message: say(enabled ? 'bridge.on' : 'bridge.off') };
  });

  function choose(
    version: string,
    file: string | null,
    { pilot, user }: { readonly pilot: PilotRecord; readonly user: UserRecord },
  ): Promise<TourRecord> {
    return withTransaction(db, async (transaction) => {
      await livePilot(pilot.name, transaction);
      const tour = await tours.choosePicture(version, file, transaction);
      if (!tour) throw new Problem(404, 'pilot.missing');
      const action = file === null ? 'picture.removed' : 'picture.changed';
      await activity.record({ action, actor: user, thing: pilotThing(pilot) }, transaction);
      return tour;
    });
  }

  async function livePilot(name: string, transaction: Database = db) {
    const pilot = await pilots.byName(name, transaction);
    const tour = pilot && (await tours.live({ pilotId: pilot.id }, transaction));
    if (!tour) throw new Problem(404, 'pilot.missing');
    return { pilot, tour };
  }

  async function refuseTaken(name: string, transaction: Database = db): Promise<void> {
    if (!(await pilots.byName(name, transaction))) return;
    throw new Problem(409, 'pilot.nameTaken', { code: 'taken' });
  }
}
