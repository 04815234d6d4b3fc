import { fullName } from '@jawla/contract/fullName';
import { DEFAULT_LANGUAGE } from '@jawla/contract/limits';
import type { Services } from '../../app/services.ts';
import type { Database } from '../../platform/db/schema.ts';
import { withTransaction } from '../../platform/db/withTransaction.ts';
import { LIST_HEADS, type ListHead, type MailList } from '../../platform/outbox/messages.ts';
import { notePeople } from './notePeople.ts';
import type { News, Reader } from './noteNews.store.ts';

/** An undo has gone through by then. */
const WAIT_SECONDS = 2 * 60;
/** Between two mails to a person about a project. */
const PAUSE_SECONDS = 15 * 60;
const LINES_MAX = 10;
const TEXT_MAX = 80;

const HEADS: Record<News['kind'], ListHead> = {
  assigned: 'assigned',
  new: 'new',
  comment: 'comments',
  done: 'done',
  opened: 'opened',
};

type NoteServices = Pick<
  Services,
  'db' | 'clock' | 'projects' | 'users' | 'noteNews' | 'noteCodes' | 'outbox' | 'origins'
>;

/** Mails people what is new about notes, all of a project in one mail. */
export async function announceNotes(services: NoteServices, signal?: AbortSignal): Promise<void> {
  const { db, clock, noteNews, outbox } = services;
  const times = () => ({ oldest: clock.in(-WAIT_SECONDS), last: clock.in(-PAUSE_SECONDS) });
  let isSent = false;
  for (const reader of await noteNews.due(times(), db)) {
    signal?.throwIfAborted();
    const isMailed = await withTransaction(db, async (transaction) => {
      const news = await noteNews.of(reader, transaction);
      // Another server may have mailed it in the meantime.
      const isAdded = await addMail(services, reader, news, transaction);
      await noteNews.forget(reader, isAdded, transaction);
      return isAdded;
    });
    isSent ||= isMailed;
  }
  if (isSent) outbox.wake();
}

/** @returns Whether there was something to mail. */
async function addMail(
  { projects, users, noteCodes, outbox, origins }: NoteServices,
  { project_id, user_id }: Reader,
  all: readonly News[],
  transaction: Database,
): Promise<boolean> {
  const news = all.filter((each) => isNews(each, user_id));
  const project = await projects.byId(project_id, transaction);
  const user = await users.byId(user_id, transaction);
  if (!project || user?.verified !== 1 || user.note_mails === 0 || news.length === 0) return false;
  const people = await notePeople(project, transaction);
  if (people.every(({ _id }) => _id !== user_id)) return false;
  const address = `${origins.portal}/n/${await noteCodes.of(project_id, transaction)}`;
  await outbox.addMail(
    {
      letter: 'notes',
      to: { name: fullName(user), address: user.email },
      language: user.language ?? DEFAULT_LANGUAGE,
      link: `${origins.portal}/notes/${project_id}`,
      values: { project: project.name },
      list: listOf(news, address),
    },
    transaction,
  );
  return true;
}

/** Whether it is still so: what was done meanwhile needs nobody. */
function isNews({ kind, at, status, done_at, person_id }: News, userId: string): boolean {
  if (kind === 'done') return status === 'done';
  if (kind === 'comment') return done_at === null || done_at < at;
  return status === 'open' && (kind !== 'assigned' || person_id === userId);
}

/** Each note once under each head; new ones that are assigned to the reader, under that head alone. */
function listOf(news: readonly News[], address: string): MailList {
  const byHead = Map.groupBy(news, ({ kind }) => HEADS[kind]);
  const assigned = new Set(byHead.get('assigned')?.map(({ number }) => number));
  let left = LINES_MAX;
  const sections: MailList['sections'] = [];
  const shown = new Set<number>();
  for (const head of LIST_HEADS) {
    // Of several comments, the last.
    const notes = new Map(byHead.get(head)?.map((each) => [each.number, each]));
    if (head === 'new') for (const number of assigned) notes.delete(number);
    const lines = [...notes.values()].slice(0, left).map((each) => toLine(each, address));
    left -= lines.length;
    for (const { number } of lines) shown.add(number);
    if (lines.length > 0) sections.push({ head, lines });
  }
  const rest = news.filter(({ number }) => !shown.has(number));
  return { sections, more: new Set(rest.map(({ number }) => number)).size };
}

function toLine(
  { number, text, fname, lname, guest_name }: News,
  address: string,
): MailList['sections'][number]['lines'][number] {
  const [line = ''] = text.split('\n');
  const letters = Array.from(line);
  const short = letters.length > TEXT_MAX ? `${letters.slice(0, TEXT_MAX).join('')}…` : line;
  const name = guest_name ?? (fname !== null && lname !== null ? fullName({ fname, lname }) : '');
  return { number, text: short, name, link: `${address}-${number}` };
}
