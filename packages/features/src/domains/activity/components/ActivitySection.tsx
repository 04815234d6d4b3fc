import type { ActivityFilter } from '@jawla/contract/activity';
import { Button, Heading, LinkButton, Stack } from '@jawla/ui';
import { useId, useState } from 'react';
import { useText } from '#core/i18n';
import { activityHref } from '../activityAddress';
import { activityTexts } from '../activity.texts';
import { useActivity } from '../useActivity';
import * as S from './Activity.styles';
import { ActivityDays } from './ActivityDays';
import { ActivityStates } from './ActivityStates';

/** Entries that a part of another page shows. */
const SHOWN = 10;

/** The latest activity about a client or a project, as a part of its page. It is loaded when it is opened. */
export function ActivitySection({ filter }: { filter: ActivityFilter }) {
  const t = useText(activityTexts);
  const id = useId();
  const [isOpen, setOpen] = useState(false);
  return (
    <Stack as="section" gap="m" aria-labelledby={id}>
      <Heading level={2} id={id}>
        {t('title')}
      </Heading>
      <S.Actions>
        <Button size="s" aria-expanded={isOpen} onClick={() => setOpen(!isOpen)}>
          {t(isOpen ? 'section.hide' : 'section.show')}
        </Button>
        <LinkButton size="s" variant="quiet" href={activityHref(filter)}>
          {t('section.all')}
        </LinkButton>
      </S.Actions>
      {isOpen && <Latest filter={filter} />}
    </Stack>
  );
}

function Latest({ filter }: { filter: ActivityFilter }) {
  const { entries, onRetry } = useActivity(filter);
  return (
    <ActivityStates entries={entries} isFiltered={false} onRetry={onRetry}>
      {(all) => <ActivityDays entries={all.slice(0, SHOWN)} level={3} />}
    </ActivityStates>
  );
}
