import { fullName } from '@jawla/contract/fullName';
import type { Database, ProjectRecord } from '../../platform/db/schema.ts';

export interface NotePersonChoice {
  readonly _id: string;
  readonly name: string;
}

/** Returns to whom notes of a project can be assigned: its owner, with whom it is shared, and admins, by name. */
export async function notePeople(
  { id, owner_id }: ProjectRecord,
  db: Database,
): Promise<NotePersonChoice[]> {
  const people = await db
    .selectFrom('live_users')
    .where('suspended_at', 'is', null)
    .where('is_staff', '=', 0)
    .where((at) =>
      at.or([
        at('id', '=', owner_id),
        at.and([at('is_admin', '=', 1), at('verified', '=', 1)]),
        at('id', 'in', at.selectFrom('access').where('project_id', '=', id).select('user_id')),
      ]),
    )
    .orderBy('sort_key')
    .orderBy('id')
    .select(['id', 'fname', 'lname'])
    .execute();
  return people.map((person) => ({ _id: person.id, name: fullName(person) }));
}
