import type { ProjectSummary } from '@jawla/contract';
import { Grid, Heading, Stack } from '@jawla/ui';
import { useId, type ReactNode } from 'react';
import { useText } from '#core/i18n';
import { projectTexts } from '../../projects.texts';

export interface ProjectCardsProps {
  shown: readonly ProjectSummary[];
  viewerId: string;
  /** Own and shared projects are separate sections, unless they are sorted. */
  hasHeadings: boolean;
  /** Rendered if there are no cards. */
  none: ReactNode;
  /** Renders the `GridItem` at an index, with a heading of the given level. */
  children: (summary: ProjectSummary, place: number, level: 2 | 3) => ReactNode;
}

/** The cards of a client's projects: own ones first, then shared ones. */
export function ProjectCards({ shown, viewerId, hasHeadings, none, children }: ProjectCardsProps) {
  const t = useText(projectTexts);
  if (shown.length === 0) return none;
  const own = shown.filter(({ owner }) => owner === viewerId);
  const shared = shown.filter(({ owner }) => owner !== viewerId);
  const grid = (list: readonly ProjectSummary[], level: 2 | 3, before = 0) => (
    <Grid>{list.map((summary, place) => children(summary, before + place, level))}</Grid>
  );
  if (!hasHeadings || own.length === 0 || shared.length === 0) return grid(shown, 2);
  return (
    <>
      <Group title={t('home.own')}>{grid(own, 3)}</Group>
      <Group title={t('home.shared')}>{grid(shared, 3, own.length)}</Group>
    </>
  );
}

function Group({ title, children }: { title: string; children: ReactNode }) {
  const id = useId();
  return (
    <Stack as="section" gap="m" aria-labelledby={id}>
      <Heading level={2} size="lead" id={id}>
        {title}
      </Heading>
      {children}
    </Stack>
  );
}
