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
  isPreparing,
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

/** Number of cards in the first row of a wide screen: their covers are not lazy. */
const EAGER = 4;
/** With fewer projects, filters and headings are not needed. */
const ARRANGED_FROM = 4;

type LoadedProjects = Readonly<Record<string, RequestState<Project>>>;
const NONE_LOADED: LoadedProjects = {};

export interface UserProjectsViewProps {
  user: SessionUser;
  /** State of each project, by `_id`. */
  loaded: LoadedProjects;
  /** The day that was chosen last, by project. */
  chosenDays: ProjectsState['chosenDays'];
  /** The id of the project that the user opened last. */
  last: string | undefined;
  arrangement: Arrangement;
  onArrange: (change: Partial<Arrangement>) => void;
  term: string;
  onTerm: (term: string) => void;
  /** A card is near the viewport: requests its project; `again` after a failure. */
  onRequest: (id: string, again: boolean) => void;
  /** The user is about to open a tour (hover intent). */
  onIntent: (tour: TourRef) => void;
  onDayChosen: (id: string, day: string) => void;
}

/** A client's projects, in any state. */
export function UserProjectsView(props: UserProjectsViewProps) {
  const { user, loaded, chosenDays, term: typed, onTerm, onRequest, onIntent, onDayChosen } = props;
  const { last, arrangement, onArrange } = props;
  // Concurrent rendering: the field updates with each key; hundreds of cards follow with lower priority.
  const term = useDeferredValue(typed);
  const locale = useLocale();
  const t = useText(projectTexts);
  const [choosing, setChoosing] = useState<Project>();
  const { _id: viewerId, projectsData: all } = user;
  const own = all.filter(({ owner }) => owner === viewerId).length;
  const counts = { all: all.length, own, shared: all.length - own };
  // Projects load one by one. An order that does not depend on them is not computed again for each.
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
  // A failed project is omitted; an error is shown only if all have failed.
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
              isPreparing={isPreparing(summary)}
              expectedDate={summary.expectedDate}
              viewer={user}
              state={loaded[summary._id]}
              term={term}
              loading={
                place === 0 && lead === undefined ? 'first' : place < EAGER ? 'eager' : 'lazy'
              }
              level={level}
              onRequest={onRequest}
              onIntent={onIntent}
              onAskDate={setChoosing}
            />
          )}
        </ProjectCards>
      )}
      <ChooseDateDialog
        viewer={user}
        project={choosing}
        chosen={choosing === undefined ? undefined : chosenDays[choosing._id]}
        onChosen={onDayChosen}
        onClose={() => setChoosing(undefined)}
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

/** Whether a project cannot be shown, not even with outdated data. */
function isUnavailable(state: RequestState<Project> | undefined): boolean {
  return state !== undefined && toRemoteData(state).phase === 'failed';
}
