/** Notes of the demo data: open and done, in both languages, with and without a place. */
import { randomUUID } from 'node:crypto';
import type { NotePlace } from '@jawla/contract';
import { DATE_SLOT } from '@jawla/contract/tours';
import type { Services } from '../app/services.ts';
import type { ProjectRecord } from '../platform/db/schema.ts';
import { withTransaction } from '../platform/db/withTransaction.ts';

type Writer = 'admin' | 'noor' | 'khalid';

interface DemoNote {
  readonly slot: string;
  readonly by: Writer;
  readonly text: string;
  readonly place: NotePlace | null;
  readonly person?: Writer;
  /** From the day on which the demo is seeded. */
  readonly dueDays?: number;
  readonly comments?: readonly { readonly by: Writer; readonly text: string }[];
  readonly doneBy?: Writer;
}

const floor = { scene: 'floor', title: 'Open floor', nth: 1 };
const meeting = { scene: 'meeting', title: 'Meeting room', nth: 2 };
const reception = { scene: 'reception', title: 'الاستقبال', nth: 3 };
const living = { scene: 'living', title: 'غرفة المعيشة', nth: 3 };

/** By the name of their project. */
export const DEMO_NOTES: Readonly<Record<string, readonly DemoNote[]>> = {
  'Wadi Offices': [
    {
      slot: '2025-09-14',
      by: 'noor',
      text: 'Conduits for the sockets are missing along this wall.',
      place: { ...meeting, yaw: -2.42, pitch: -0.08, zoom: 34 },
      person: 'admin',
      comments: [{ by: 'admin', text: 'They were laid on Tuesday.' }],
      doneBy: 'admin',
    },
    {
      slot: '2025-09-14',
      by: 'noor',
      text: 'Crack in the column beside the window, from the floor up to about 40 cm.\nPlease have it checked before it is plastered.',
      place: { ...floor, yaw: 2.15, pitch: -0.04, zoom: 40 },
      person: 'khalid',
      dueDays: 14,
      comments: [{ by: 'khalid', text: 'سيمرّ المهندس الإنشائي يوم الأحد.' }],
    },
    {
      slot: '2026-02-08',
      by: 'khalid',
      text: 'خدش في زجاج الباب، يُرجى استبداله قبل التسليم.',
      place: { ...reception, yaw: -0.5, pitch: -0.09, zoom: 38 },
      person: 'admin',
    },
    {
      slot: '2026-06-21',
      by: 'noor',
      text: 'Which colour will the carpet have?',
      place: null,
    },
  ],
  'فيلا النور': [
    {
      slot: DATE_SLOT,
      by: 'khalid',
      text: 'رطوبة في زاوية السقف فوق النافذة.',
      place: { ...living, yaw: -0.85, pitch: 0.2, zoom: 36 },
    },
  ],
};

export async function addNotes(
  services: Pick<Services, 'db' | 'clock' | 'users' | 'notes' | 'noteCodes' | 'noteEntries'>,
  project: Pick<ProjectRecord, 'id' | 'name'>,
): Promise<void> {
  const { db, clock, users, notes, noteCodes, noteEntries } = services;
  const idOf = async (name: Writer) => (await users.byName(name))?.id ?? null;
  const authorOf = async (name: Writer) => ({ author_id: await idOf(name), guest_id: null });
  for (const note of DEMO_NOTES[project.name] ?? []) {
    const { slot, text, place, person, dueDays, comments = [], doneBy } = note;
    const author = await authorOf(note.by);
    const personId = person === undefined ? null : await idOf(person);
    const due = dueDays === undefined ? null : clock.in(dueDays * 24 * 3600).slice(0, 10);
    const [id, projectId] = [randomUUID(), project.id];
    const number = await withTransaction(db, (transaction) =>
      noteCodes.nextNumber(projectId, transaction),
    );
    await notes.add({ id, projectId, number, slot, text, place, personId, due, ...author }, db);
    for (const { by, text: comment } of comments) {
      const entry = { note_id: id, kind: 'comment', text: comment } as const;
      await noteEntries.add(entry, await authorOf(by), db);
    }
    if (doneBy === undefined) continue;
    await notes.setStatus(id, 'done', db);
    await noteEntries.add({ note_id: id, kind: 'done' }, await authorOf(doneBy), db);
  }
}
