import type { Project, ProjectSummary } from '@jawla/contract';
import { PageHeading, SearchField, Stack } from '@jawla/ui';
import { useCallback, useDeferredValue, useMemo, useRef, useState } from 'react';
import { dataOf, toRemoteData, type RequestState } from '#core/http';
import { useLocale, useText } from '#core/i18n';
import { PageTitle } from '#core/routing';
import { useAppDispatch, useAppSelector } from '#core/store';
import { selectUser } from '#session';
import { findTour, type TourRef } from '#tours';
import { lastOpened } from '../../lastOpened';
import { isPreparing } from '../../projects.model';
import { loadProject } from '../../projects.requests';
import { projects, selectChosenDays } from '../../projects.slice';
import { projectTexts } from '../../projects.texts';
import { AllFailed } from './AllFailed';
import { arrange, ARRANGEMENT, filterByName, leadOf, needsDetails } from './arrangement';
import { Arrange } from './Arrange';
import { ChooseDateDialog } from './ChooseDateDialog';
import { LeadProject } from './LeadProject';
import { NoneFound } from './NoneFound';
import { NoProjects } from './NoProjects';
import { ProjectCards } from './ProjectCards';
import { ProjectCardSlot } from './ProjectCardSlot';
import { useArrangement } from './useArrangement';
import { useHomeRequests } from './useHomeRequests';
import { useSearchTerm } from './useSearchTerm';

/** Number of cards in the first row of a wide screen: their covers are not lazy. */
const EAGER = 4;
/** With fewer projects, filters and headings are not needed. */
const ARRANGED_FROM = 4;

const NO_PROJECTS: readonly ProjectSummary[] = [];
const NONE_LOADED: Readonly<Record<string, RequestState<Project>>> = {};

/** A client's own projects and those shared with the client. */
export function UserProjectsScreen() {
  const dispatch = useAppDispatch();
  const user = useAppSelector(selectUser);
  const loaded = useAppSelector(loadProject.selectStates);
  const chosenDays = useAppSelector(selectChosenDays);
  const [typed, setTerm] = useSearchTerm();
  // Concurrent rendering: the field updates with each key; hundreds of cards follow with lower priority.
  const term = useDeferredValue(typed);
  const [arrangement, arrangeBy] = useArrangement();
  const [last] = useState(() => user && lastOpened(user.userName));
  const search = useRef<HTMLInputElement>(null);
  const [choosing, setChoosing] = useState<Project>();
  const locale = useLocale();
  const t = useText(projectTexts);
  useHomeRequests(user, needsDetails(arrangement));
  const request = useCallback(
    (id: string, again: boolean) => dispatch(loadProject.requested(id, { force: again })),
    [dispatch],
  );
  const intend = useCallback((tour: TourRef) => dispatch(findTour.requested(tour)), [dispatch]);

  const viewerId = user?._id ?? '';
  const all = user?.projectsData ?? NO_PROJECTS;
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
  if (user === undefined) return null;

  const own = all.filter(({ owner }) => owner === viewerId).length;
  const counts = { all: all.length, own, shared: all.length - own };
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
              ref={search}
              label={t('home.search')}
              placeholder={t('home.search')}
              value={typed}
              onValueChange={setTerm}
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
          onRequest={request}
          onIntent={intend}
        />
      )}
      {!allFailed && (all.length >= ARRANGED_FROM || isArranged) && (
        <Arrange value={arrangement} counts={counts} onChange={arrangeBy} />
      )}
      {allFailed ? (
        <AllFailed onRetry={() => found.forEach(({ _id }) => request(_id, true))} />
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
                onClearSearch={() => {
                  setTerm('');
                  search.current?.focus();
                }}
                {...(isArranged && { onShowAll: () => arrangeBy(ARRANGEMENT) })}
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
              onRequest={request}
              onIntent={intend}
              onAskDate={setChoosing}
            />
          )}
        </ProjectCards>
      )}
      <ChooseDateDialog
        viewer={user}
        project={choosing}
        chosen={choosing === undefined ? undefined : chosenDays[choosing._id]}
        onChosen={(id, day) => dispatch(projects.actions.dayChosen({ id, day }))}
        onClose={() => setChoosing(undefined)}
      />
    </Stack>
  );
}

/** Whether a project cannot be shown, not even with outdated data. */
function isUnavailable(state: RequestState<Project> | undefined): boolean {
  return state !== undefined && toRemoteData(state).phase === 'failed';
}
