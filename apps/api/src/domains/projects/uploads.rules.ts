import { CALLS } from '@jawla/contract';
import type { Language } from '@jawla/contract/rules';
import { nameKey } from '../../platform/db/keys.ts';
import type { Database, ProjectRecord } from '../../platform/db/schema.ts';
import type { Api } from '../../platform/http/api.ts';
import { Problem } from '../../platform/http/problem.ts';
import { UNDO_SECONDS } from '../../uploads/runningUploads.ts';
import type { UploadTag } from '../../uploads/uploadTag.ts';
import { pilotNameOf } from '../tours/pilotName.ts';
import { takeBack } from '../tours/takeBack.ts';
import { DATE_SLOT } from '../tours/tours.store.ts';
import { uploadTour } from '../tours/uploadTour.ts';
import type { Needs } from './needs.ts';

/** Tours of projects coming in, and uploads of any kind being cancelled. */
export function uploadRules(api: Api, needs: Needs): void {
  const { projects, uploads, users, outbox, origins } = needs;

  api.on('uploadFolder', async ({ params, query, user, http, language, say }) => {
    const project = await projects.byId(params.projectId);
    if (!project) throw new Problem(404, 'project.missing');
    const slot = query.projectType === 'date' ? DATE_SLOT : query.date;
    const place = { projectId: project.id, slot };
    const tag: UploadTag = { kind: 'project', ...place };

    await uploadTour(needs, {
      http,
      user,
      part: CALLS.uploadFolder.file,
      tag,
      placeFor: () => Promise.resolve(place),
      alongside: async (transaction, { version, before }) => {
        // It may have been deleted while the archive came in, or renamed.
        const now = await projects.byId(project.id, transaction);
        if (!now) throw new Problem(404, 'project.missing');
        // A tour never hangs on a day that the project does not know.
        if (slot === DATE_SLOT) await projects.setDate(project.id, query.date, transaction);
        else await projects.addDay(project.id, slot, transaction);
        const mail = await tellOwner(now, { day: query.date, slot, language }, transaction);
        return {
          kind: 'tour',
          version,
          ...(before !== undefined && { before }),
          ...(mail !== undefined && { mail }),
        };
      },
    });
    return { message: say('tour.published') };
  });

  api.on('cancelUpload', async ({ params, body, say }) => {
    const { uploadFor, projectType, date, file } = body;
    const pilots = [params.projectId, pilotNameOf(file ?? '')].map(nameKey);
    const fits = (tag: UploadTag) => {
      if (tag.kind === 'pilot') {
        return (
          uploadFor === 'pilot' && (tag.name === undefined || pilots.includes(nameKey(tag.name)))
        );
      }
      if (tag.kind !== 'project' || uploadFor !== 'project' || tag.projectId !== params.projectId)
        return false;
      if (projectType === 'date') return tag.slot === DATE_SLOT;
      return !date || tag.slot === date;
    };
    await uploads.cancel(fits, (undo) => takeBack(needs, undo));
    return { message: say('upload.cancelled') };
  });

  /** By a mail that waits until the upload cannot be taken back any more. */
  async function tellOwner(
    project: ProjectRecord,
    { day, slot, language }: { day: string; slot: string; language: Language },
    transaction: Database,
  ): Promise<string | undefined> {
    const owner = await users.byId(project.owner_id, transaction);
    // Somebody who has no password yet could not open the link.
    if (owner?.verified !== 1) return undefined;
    const parts = ['user', owner.user_name, project.name, ...(slot === DATE_SLOT ? [] : [day])];
    return outbox.addMail(
      {
        letter: 'tourPublished',
        to: { name: `${owner.fname} ${owner.lname}`, address: owner.email },
        language,
        link: `${origins.portal}/${parts.map(encodeURIComponent).join('/')}`,
        values: { project: project.name, day },
      },
      transaction,
      UNDO_SECONDS + 2,
    );
  }
}
