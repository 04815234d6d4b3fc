import type { Project, ProjectSummary, SessionUser } from '@jawla/contract';
import {
  Button,
  EmptyState,
  Grid,
  GridItem,
  LinkButton,
  PageHeading,
  SearchField,
  Stack,
  Text,
  useBrand,
} from '@jawla/ui';
import { BuildingIcon, SearchIcon } from '@jawla/ui/icons';
import { useState, type ReactNode } from 'react';
import { problemTexts } from '../../../http';
import { useText } from '../../../i18n';
import { PageTitle } from '../../../shell/PageTitle';
import { filterByName } from '../../projects.model';
import type { ProjectsState, TourRef } from '../../projects.slice';
import { projectTexts } from '../../projects.texts';
import { ChooseDateDialog } from './ChooseDateDialog';
import { ProjectCardSlot } from './ProjectCardSlot';

/** Cards of the first rows on a wide screen: their covers are not put off. */
const EAGER = 4;

export interface UserProjectsViewProps {
  user: SessionUser;
  loaded: ProjectsState['byId'];
  /** The day last chosen, by project. */
  chosenDays: ProjectsState['chosenDays'];
  term: string;
  onTerm: (term: string) => void;
  /** A card came near: its project is wanted; `again` after it failed. */
  onWanted: (id: string, again: boolean) => void;
  /** The person is about to open a tour. */
  onIntent: (tour: TourRef) => void;
  onDayChosen: (id: string, day: string) => void;
}

/** A client's projects, in any state. */
export function UserProjectsView(props: UserProjectsViewProps) {
  const { user, loaded, chosenDays, term, onTerm, onWanted, onIntent, onDayChosen } = props;
  const t = useText(projectTexts);
  const [asked, setAsked] = useState<Project>();
  const all = user.projectsData;
  const found = filterByName(all, term);
  // One card that fails leaves its place to the others; only when none is left is there a word about it.
  const shown = found.filter(({ _id }) => loaded[_id]?.remote.phase !== 'failed');
  const allFailed = found.length > 0 && shown.length === 0;

  return (
    <Stack gap="xl">
      <PageTitle>{t('home.title')}</PageTitle>
      <PageHeading
        above={<bdi dir="auto">{t('home.greeting', { name: user.fname })}</bdi>}
        title={t('home.title')}
        actions={
          all.length > 0 && (
            <SearchField
              label={t('home.search')}
              placeholder={t('home.search')}
              clearLabel={t('home.clear')}
              value={term}
              onValueChange={onTerm}
            />
          )
        }
      />
      {all.length > 0 && !allFailed && (
        <Text role="status" size="small" tone="inkMuted">
          {t('home.count', { smart_count: shown.length })}
        </Text>
      )}
      {allFailed ? (
        <AllFailed onRetry={() => found.forEach(({ _id }) => onWanted(_id, true))} />
      ) : (
        <Cards shown={shown} isEmpty={all.length === 0} term={term}>
          {(summary, place) => (
            <ProjectCardSlot
              id={summary._id}
              viewer={user}
              remote={loaded[summary._id]?.remote}
              term={term}
              eager={place < EAGER}
              onWanted={onWanted}
              onIntent={onIntent}
              onAskDate={setAsked}
            />
          )}
        </Cards>
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

interface CardsProps {
  shown: readonly ProjectSummary[];
  isEmpty: boolean;
  term: string;
  children: (summary: ProjectSummary, place: number) => ReactNode;
}

function Cards({ shown, isEmpty, term, children }: CardsProps) {
  const t = useText(projectTexts);
  const { links } = useBrand();
  if (isEmpty) {
    return (
      <EmptyState
        icon={<BuildingIcon />}
        title={t('home.empty')}
        action={
          <LinkButton href={links.contact} external={{ label: t('home.newTab') }}>
            {t('home.contact')}
          </LinkButton>
        }
      >
        {t('home.emptyMore')}
      </EmptyState>
    );
  }
  if (shown.length === 0) {
    return (
      <EmptyState
        icon={<SearchIcon />}
        title={
          <>
            {t('home.noMatch')} <bdi dir="auto">{term}</bdi>
          </>
        }
      />
    );
  }
  return (
    <Grid>
      {shown.map((summary, place) => (
        <GridItem key={summary._id}>{children(summary, place)}</GridItem>
      ))}
    </Grid>
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
