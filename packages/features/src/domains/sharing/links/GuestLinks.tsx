import { Banner, Button, EmptyState, Heading, Skeleton, Stack, Text, useConfirm } from '@jawla/ui';
import { PeopleIcon } from '@jawla/ui/icons';
import { useRef, useState } from 'react';
import { useOfflineRemoteData } from '#core/connection';
import { useProblemText, type Problem } from '#core/http';
import { useText } from '#core/i18n';
import { useAppDispatch, useRequest } from '#core/store';
import type { SharedProject } from '../sharedProject';
import { loadGuestLinks, revokeGuestLinks } from '../sharing.requests';
import { sharingTexts } from '../sharing.texts';
import { CreateLink } from './CreateLink';
import { GuestLinkRow } from './GuestLinkRow';
import * as S from './GuestLinks.styles';
import type { Unshared } from './useUnshared';
import { useWrite } from './useWrite';

export interface GuestLinksProps {
  project: SharedProject;
  unshared: Unshared;
  onAnnounce: (text: string) => void;
}

/** Creates guest links, and lists those that were given out. */
export function GuestLinks({ project, unshared, onAnnounce }: GuestLinksProps) {
  const t = useText(sharingTexts);
  const dispatch = useAppDispatch();
  const reload = () => dispatch(loadGuestLinks.requested(project.id, { force: true }));
  const links = useOfflineRemoteData(useRequest(loadGuestLinks, project.id), reload);
  const [now] = useState(() => new Date());
  const list = useRef<HTMLDivElement>(null);
  if (links.phase === 'failed') {
    const onRetry = () => {
      // The button leaves.
      list.current?.focus();
      reload();
    };
    return (
      <Stack ref={list} tabIndex={-1}>
        <LinksFailed problem={links.problem} onRetry={onRetry} />
      </Stack>
    );
  }
  return (
    <Stack gap="l" ref={list} tabIndex={-1}>
      <Text tone="inkMuted">{t('links.lead')}</Text>
      <CreateLink {...{ project, unshared, onAnnounce }} />
      {links.phase !== 'ready' ? (
        <>
          <Text role="status" size="small" tone="inkMuted">
            {t('links.loading')}
          </Text>
          <Stack gap="m" aria-hidden data-page-loading>
            {Array.from({ length: 3 }, (_, at) => (
              <Skeleton key={at} blockSize="4.5rem" />
            ))}
          </Stack>
        </>
      ) : links.data.length === 0 ? (
        <EmptyState icon={<PeopleIcon />} title={t('links.empty')} />
      ) : (
        <Stack as="section" gap="xs" aria-label={t('links.title')}>
          <Stack direction="row" justify="space-between">
            <Heading level={3}>{t('links.title')}</Heading>
            {links.data.some(({ state }) => state === 'active') && (
              <RevokeAll id={project.id} onDone={() => onAnnounce(t('allRevoked'))} />
            )}
          </Stack>
          <S.List>
            {links.data.map((link) => (
              <GuestLinkRow key={link._id} {...{ project, link, now, unshared, onAnnounce }} />
            ))}
          </S.List>
        </Stack>
      )}
    </Stack>
  );
}

function LinksFailed({ problem, onRetry }: { problem: Problem; onRetry: () => void }) {
  const t = useText(sharingTexts);
  const describe = useProblemText();
  if (problem.kind === 'forbidden' || problem.kind === 'notFound')
    return <Text role="status">{t('links.refused')}</Text>;
  return (
    <EmptyState
      role="alert"
      icon={<PeopleIcon />}
      title={t('links.failed')}
      action={
        <Button variant="primary" onClick={onRetry}>
          {t('retry')}
        </Button>
      }
    >
      {describe(problem)}
    </EmptyState>
  );
}

function RevokeAll({ id, onDone }: { id: string; onDone: () => void }) {
  const t = useText(sharingTexts);
  const describe = useProblemText();
  const { state, send, dismiss } = useWrite(revokeGuestLinks, id, onDone);
  const { dialog, ask } = useConfirm(() => ({
    title: t('revokeAll.question'),
    confirm: { label: t('revokeAll.yes'), variant: 'danger', onPress: () => send(id) },
    children: t('revokeAll.text'),
  }));
  return (
    <>
      <Button
        size="s"
        variant="quiet"
        busy={state.phase === 'loading' ? t('row.revoking') : undefined}
        onClick={() => ask()}
      >
        {t('links.revokeAll')}
      </Button>
      {state.phase === 'failed' && (
        <Banner tone="danger" dismissal={{ onDismiss: dismiss }}>
          {describe(state.problem)}
        </Banner>
      )}
      {dialog}
    </>
  );
}
