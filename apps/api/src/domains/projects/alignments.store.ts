import type { TourAlignment } from '@jawla/contract';
import type { Database } from '../../platform/db/schema.ts';

type Scenes = Pick<TourAlignment, 'from' | 'to'>;

/** Stores which scenes of a project's dates show the same place, and how they are turned to each other. */
export class AlignmentsStore {
  readonly #db: Database;

  constructor(db: Database) {
    this.#db = db;
  }

  /** Returns the alignments of a project, without those of dates in the trash, whose slots are their entries. */
  async ofProject(projectId: string): Promise<TourAlignment[]> {
    const trashed = this.#db
      .selectFrom('trash')
      .where('kind', '=', 'date')
      .where('project_id', '=', projectId)
      .select('id');
    const rows = await this.#db
      .selectFrom('tour_alignments')
      .where('project_id', '=', projectId)
      .where('from_slot', 'not in', trashed)
      .where('to_slot', 'not in', trashed)
      .orderBy('from_slot')
      .orderBy('to_slot')
      .orderBy('from_scene')
      .orderBy('to_scene')
      .selectAll()
      .execute();
    return rows.map(({ from_slot, from_scene, to_slot, to_scene, yaw }) => ({
      from: { slot: from_slot, scene: from_scene },
      to: { slot: to_slot, scene: to_scene },
      yaw,
    }));
  }

  async count(projectId: string, db: Database): Promise<number> {
    const { count } = await db
      .selectFrom('tour_alignments')
      .where('project_id', '=', projectId)
      .select((select) => select.fn.countAll().as('count'))
      .executeTakeFirstOrThrow();
    return Number(count);
  }

  /** Adds the alignment of scenes that have none. */
  async add(projectId: string, { from, to, yaw }: TourAlignment, db: Database): Promise<void> {
    const values = { ...columnsOf(projectId, { from, to }), yaw };
    await db.insertInto('tour_alignments').values(values).execute();
  }

  async delete(projectId: string, scenes: Scenes, db: Database): Promise<void> {
    const columns = columnsOf(projectId, scenes);
    await db
      .deleteFrom('tour_alignments')
      .where((at) => at.and(columns))
      .execute();
  }

  /** Deletes the alignments of all dates but the given slots. */
  async keepOnly(projectId: string, slots: readonly string[], db: Database): Promise<void> {
    await db
      .deleteFrom('tour_alignments')
      .where('project_id', '=', projectId)
      .where((at) =>
        at.or([at('from_slot', 'not in', [...slots]), at('to_slot', 'not in', [...slots])]),
      )
      .execute();
  }
}

function columnsOf(projectId: string, { from, to }: Scenes) {
  return {
    project_id: projectId,
    from_slot: from.slot,
    from_scene: from.scene,
    to_slot: to.slot,
    to_scene: to.scene,
  };
}
