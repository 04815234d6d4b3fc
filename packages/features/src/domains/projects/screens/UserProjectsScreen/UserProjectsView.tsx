import type { Project, SessionUser } from '@jawla/contract';
import { Button, EmptyState, PageHeading, SearchField, Stack } from '@jawla/ui';
import { useDeferredValue, useMemo, useState } from 'react';
import { dataOf, problemTexts, toRemoteData, type RequestState } from '#core/http';
import { useLocale, useText } from '#core/i18n';
import { PageTitle } from '#core/routing';
import {
  arrange,
  ARRANGEMENT,
  filterByName,
  leadOf,
  needsDetails,
  type Arrangement,
} from '../../projects.model';

import type { TourRef } from '#tours';
import type { ProjectsState } from '../../projects.slice';
import { projectTexts } from '../../projects.texts';
import { Arrange } from './Arrange';
import { ChooseDateDialog } from './ChooseDateDialog';
import { LeadProject } from './LeadProject';
import { NoneFound } from './NoneFound';
import { NoProjects } from './NoProjects';
import { ProjectCards } from './ProjectCards';
import { ProjectCardSlot } from './ProjectCardSlot';

/** Cards of the first row on a wide screen: their covers are not put off. */
const EAGER = 4;
/** Fewer projects are seen at a glance: they need neither filters nor headings. */
const ARRANGED_FROM = 4;

type LoadedProjects = Readonly<Record<string, RequestState<Project>>>;
const NONE_LOADED: LoadedProjects = {};

export interface UserProjectsViewProps {
  user: SessionUser;
  /** By `_id`. */
  loaded: LoadedProjects;
  /** The day last chosen, by project. */
  chosenDays: ProjectsState['chosenDays'];
  /** The id of the project that the user opened last. */
  last: string | undefined;
  /** Ids of projects that came since the last visit. */
  fresh: readonly string[];
  arrangement: Arrangement;
  onArrange: (change: Partial<Arrangement>) => void;
  term: string;
  onTerm: (term: string) => void;
  /** A card came near: its project is requested; `again` after it failed. */
  onRequest: (id: string, again: boolean) => void;
  /** The person is about to open a tour. */
  onIntent: (tour: TourRef) => void;
  onDayChosen: (id: string, day: string) => void;
}

/** A client's projects, in any state. */
export function UserProjectsView(props: UserProjectsViewProps) {
  const { user, loaded, chosenDays, term: typed, onTerm, onRequest, onIntent, onDayChosen } = props;
  const { last, fresh, arrangement, onArrange } = props;
  // The field updates with each key; hundreds of cards follow with lower priority (`useDeferredValue`).
  const term = useDeferredValue(typed);
  const locale = useLocale();
  const t = useText(projectTexts);
  const [asked, setAsked] = useState<Project>();
  const { _id: viewerId, projectsData: all } = user;
  const own = all.filter(({ owner }) => owner === viewerId).length;
  const counts = { all: all.length, own, shared: all.length - own };
  // Cards come one by one: where an order does not ask what is in them, it is not made again for each.
  const details = needsDetails(arrangement) ? loaded : NONE_LOADED;
  const found = useMemo(
    () =>
      arrange(filterByName(all, term), arrangement, {
        viewerId,
        detailsOf: (id) => dataOf(details[id] && toRemoteData(details[id])),
        locale,
      }),
    [all, term, arrangement, viewerId, details, locale],
  );
  // One card that fails leaves its place to the others; only when none is left is there a word about it.
  const shown = found.filter(({ _id }) => !isUnavailable(loaded[_id]));
  const isArranged = Object.values(arrangement).join() !== Object.values(ARRANGEMENT).join();
  const lead = term === '' && !isArranged ? leadOf(all, last) : undefined;
  const allFailed = found.length > 0 && shown.length === 0;

  return (
    <Stack gap="l">
      <PageTitle>{t('home.title')}</PageTitle>
      <PageHeading
        above={<bdi dir="auto">{t('home.greeting', { name: user.fname })}</bdi>}
        title={t('home.title')}
        {...(all.length > 0 &&
          !allFailed && {
            below: <span role="status">{t('home.count', { smart_count: shown.length })}</span>,
          })}
        actions={
          all.length > 0 && (
            <SearchField
              label={t('home.search')}
              placeholder={t('home.search')}
              clearLabel={t('home.clear')}
              value={typed}
              onValueChange={onTerm}
            />
          )
        }
      />
      {lead !== undefined && !isUnavailable(loaded[lead._id]) && (
        <LeadProject
          viewer={user}
          summary={lead}
          state={loaded[lead._id]}
          isAgain={lead._id === last}
          onRequest={onRequest}
          onIntent={onIntent}
        />
      )}
      {!allFailed && (all.length >= ARRANGED_FROM || isArranged) && (
        <Arrange value={arrangement} counts={counts} onChange={onArrange} />
      )}
      {allFailed ? (
        <AllFailed onRetry={() => found.forEach(({ _id }) => onRequest(_id, true))} />
      ) : (
        <ProjectCards
          shown={shown}
          viewerId={viewerId}
          hasHeadings={all.length >= ARRANGED_FROM && arrangement.order === 'listed'}
          none={
            all.length === 0 ? (
              <NoProjects />
            ) : (
              <NoneFound
                term={term}
                {...(isArranged && { onShowAll: () => onArrange(ARRANGEMENT) })}
              />
            )
          }
        >
          {(summary, place, level) => (
            <ProjectCardSlot
              key={summary._id}
              id={summary._id}
              cover={summary.img ?? summary.picture}
              expectedDate={summary.expectedDate}
              viewer={user}
              state={loaded[summary._id]}
              term={term}
              loading={
                place === 0 && lead === undefined ? 'first' : place < EAGER ? 'eager' : 'lazy'
              }
              level={level}
              isNew={fresh.includes(summary._id)}
              onRequest={onRequest}
              onIntent={onIntent}
              onAskDate={setAsked}
            />
          )}
        </ProjectCards>
      )}
      <ChooseDateDialog
        viewer={user}
        project={asked}
        chosen={asked === undefined ? undefined : chosenDays[asked._id]}
        onChosen={onDayChosen}
        onClose={() => setAsked(undefined)}
      />
    </Stack>
  );
}

function AllFailed({ onRetry }: { onRetry: () => void }) {
  const t = useText(projectTexts);
  const tProblem = useText(problemTexts);
  return (
    <EmptyState
      role="alert"
      title={t('home.allFailed')}
      action={
        <Button variant="primary" onClick={onRetry}>
          {tProblem('retry')}
        </Button>
      }
    />
  );
}

/** Whether there is nothing to show of a project, not even outdated data. */
function isUnavailable(state: RequestState<Project> | undefined): boolean {
  return state !== undefined && toRemoteData(state).phase === 'failed';
}
