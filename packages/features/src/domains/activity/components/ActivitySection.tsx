import type { ActivityFilter } from '@jawla/contract/activity';
import { Button, Heading, LinkButton, Stack } from '@jawla/ui';
import { useId, useState } from 'react';
import { useText } from '#core/i18n';
import { useOnDemand } from '#core/store';
import { activityHref } from '../activityHref';
import { activitySectionTexts } from '../activitySection.texts';

/** The latest activity about a client or a project, as a part of its page. It loads when it is opened. */
export function ActivitySection({ filter }: { filter: ActivityFilter }) {
  const t = useText(activitySectionTexts);
  const id = useId();
  const { Content, phase, prepare } = useOnDemand(() => import('./LatestActivity'));
  const [isOpen, setOpen] = useState(false);
  const toggle = async () => {
    if (isOpen) setOpen(false);
    else if (await prepare()) setOpen(true);
  };
  return (
    <Stack as="section" gap="m" aria-labelledby={id}>
      <Heading level={2} id={id}>
        {t('title')}
      </Heading>
      <Stack direction="row" gap="s">
        <Button
          size="s"
          aria-expanded={isOpen}
          busy={phase === 'loading' ? t('opening') : undefined}
          onClick={() => void toggle()}
        >
          {t(phase === 'failed' ? 'failed' : isOpen ? 'hide' : 'show')}
        </Button>
        <LinkButton size="s" variant="quiet" href={activityHref(filter)}>
          {t('all')}
        </LinkButton>
      </Stack>
      {isOpen && Content && <Content filter={filter} />}
    </Stack>
  );
}
