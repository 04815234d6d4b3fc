/** Which projects the home shows, and in which order. */
import type { Project, ProjectSummary } from '@jawla/contract';
import type { Language, ProjectKind } from '@jawla/contract/limits';
import { collator, compareText, dayOf, matchesTerm } from '#core/i18n';
import { isPreparing } from '../../projects.model';

export function filterByName(list: readonly ProjectSummary[], term: string): ProjectSummary[] {
  return term === '' ? [...list] : list.filter(({ name }) => matchesTerm(name, term));
}

/** With fewer projects, none is highlighted. */
const LEAD_FROM = 2;

/** Returns the project to highlight: the one opened last, otherwise the first one that has a tour. */
export function leadOf(
  list: readonly ProjectSummary[],
  last: string | undefined,
): ProjectSummary | undefined {
  if (list.length < LEAD_FROM) return undefined;
  return list.find(({ _id }) => _id === last) ?? list.find((project) => !isPreparing(project));
}

export const OWNERSHIPS = ['all', 'own', 'shared'] as const;
export const ORDERS = ['listed', 'name', 'date'] as const;

/** Filter and order of the projects. */
export interface Arrangement {
  show: (typeof OWNERSHIPS)[number];
  /** Empty for all types. */
  type: ProjectKind | '';
  /** In the order of the server, by name, or by the newest date. */
  order: (typeof ORDERS)[number];
}

export const ARRANGEMENT: Arrangement = { show: 'all', type: '', order: 'listed' };

/** Type and date are known only for loaded projects. */
export function needsDetails({ type, order }: Arrangement): boolean {
  return type !== '' || order === 'date';
}

/** Filters and sorts projects. Those that are not loaded yet are not filtered out, and are sorted last. */
export function arrange(
  list: readonly ProjectSummary[],
  { show, type, order }: Arrangement,
  { viewerId, detailsOf, locale }: ArrangedFor,
): ProjectSummary[] {
  const filtered = list.filter(({ _id, owner }) => {
    if (show !== 'all' && (owner === viewerId) !== (show === 'own')) return false;
    const details = detailsOf(_id);
    return type === '' || details === undefined || details.type === type;
  });
  if (order === 'listed') return filtered;
  if (order === 'name') {
    const compare = collator(locale);
    return filtered.sort((a, b) => compare(a.name, b.name));
  }
  const newest = ({ _id }: ProjectSummary) => {
    const details = detailsOf(_id);
    if (details === undefined) return '';
    return [dayOf(details.date), ...details.subDate.map(dayOf)].sort().at(-1) ?? '';
  };
  return filtered.sort((a, b) => compareText(newest(b), newest(a)));
}

interface ArrangedFor {
  viewerId: string;
  detailsOf: (id: string) => Project | undefined;
  locale: Language;
}
