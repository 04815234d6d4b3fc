import type { Note } from '@jawla/contract';
import { normalizeText, removeHidden } from '@jawla/contract/visibleText';
import { toCsv } from '#core/device';
import { localDay, type Translate } from '#core/i18n';
import { personName, roomName, type roomTexts, type T } from '../components/noteWords';
import { dayOf } from '../notes.model';
import type { reportTexts } from './report.texts';

interface CsvOptions {
  t: T;
  tHead: Translate<typeof reportTexts>;
  tRoom: Translate<typeof roomTexts>;
  /** Returns the whole address of a note. */
  urlOf: (note: Note) => string;
}

const momentDay = (at: string | null) => (at === null ? '' : localDay(new Date(at)));

/** Notes for a spreadsheet, in the order in which they are. */
export function notesToCsv(notes: readonly Note[], { t, tHead, tRoom, urlOf }: CsvOptions): string {
  const columns: readonly (readonly [head: string, valueOf: (note: Note) => string])[] = [
    [t('report.number'), ({ number }) => String(number)],
    [t('report.status'), ({ status }) => t(`filter.${status}`)],
    // Unseen characters would turn the line in a spreadsheet, or stand before a formula.
    [t('form.text'), ({ text }) => normalizeText(text)],
    [tHead('room'), ({ place }) => (place === null ? '' : removeHidden(roomName(place, tRoom)))],
    [t('report.date'), (note) => dayOf(note) ?? ''],
    [t('report.author'), ({ author }) => personName(author, t)],
    [t('form.assigned'), ({ person }) => (person === null ? '' : personName(person, t))],
    [t('form.due'), ({ due }) => due ?? ''],
    [tHead('created'), ({ createdAt }) => momentDay(createdAt)],
    [tHead('done'), ({ doneAt }) => momentDay(doneAt)],
    [tHead('comments'), ({ comments }) => String(comments)],
    [t('form.photos'), ({ pictures }) => String(pictures.length)],
    [tHead('link'), urlOf],
  ];
  return toCsv([
    columns.map(([head]) => head),
    ...notes.map((note) => columns.map(([, valueOf]) => valueOf(note))),
  ]);
}

/** Letters of a project's name in a file name: with four bytes each, as many as file systems allow. */
const NAME_MAX = 55;

/** Name of the file: without what file systems refuse. */
export function csvName(project: string, day: string): string {
  const safe = removeHidden(project).replaceAll(/["*/:<>?\\|]/g, '-');
  return `${Array.from(safe).slice(0, NAME_MAX).join('')} notes ${day}.csv`;
}
