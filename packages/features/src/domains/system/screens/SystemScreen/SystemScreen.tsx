import type { SystemFinding, SystemStatus } from '@jawla/contract';
import {
  Banner,
  Button,
  Heading,
  Notice,
  PageHeading,
  Skeleton,
  Stack,
  VisuallyHidden,
} from '@jawla/ui';
import { ReloadIcon } from '@jawla/ui/icons';
import { useOfflineRemoteData } from '#core/connection';
import { LoadFailed, useProblemText, type RemoteData, type RequestState } from '#core/http';
import { useText } from '#core/i18n';
import { href, PageTitle } from '#core/routing';
import { useAppDispatch, useOutcome, useRequest } from '#core/store';
import { PagePath } from '#shell';
import { loadSystemStatus, retryMessages } from '../../system.requests';
import { systemTexts } from '../../system.texts';
import { MessageFailures } from './MessageFailures';
import { SystemFacts } from './SystemFacts';

/** The state of the server, for admins. */
export function SystemScreen() {
  const dispatch = useAppDispatch();
  const loading = useRequest(loadSystemStatus);
  const retry = useOutcome(retryMessages);
  const check = () => {
    dispatch(retryMessages.dismissed());
    dispatch(loadSystemStatus.requested(undefined, { force: true }));
  };
  const status = useOfflineRemoteData(loading, check);
  const t = useText(systemTexts);
  const describe = useProblemText();
  return (
    <Stack gap="l">
      <PageTitle>{t('title')}</PageTitle>
      <PageHeading
        above={
          <PagePath
            backHref={href('dashboard', {})}
            parents={[{ href: href('dashboard', {}), label: t('clients') }]}
            current={t('title')}
          />
        }
        title={t('title')}
        below={t('below')}
        actions={
          status.phase === 'ready' && (
            <Button
              icon={<ReloadIcon />}
              busy={loading.phase === 'loading' ? t('checking') : undefined}
              onClick={check}
            >
              {t('check')}
            </Button>
          )
        }
      />
      {/* The last state remains visible. */}
      {status.phase === 'ready' && loading.phase === 'failed' && (
        <Banner tone="danger">{describe(loading.problem)}</Banner>
      )}
      <Content
        {...{ status, retry }}
        onCheck={check}
        onRetryMessages={() => dispatch(retryMessages.requested())}
      />
    </Stack>
  );
}

interface ContentProps {
  status: RemoteData<SystemStatus>;
  retry: RequestState<{ message: string }>;
  onCheck: () => void;
  onRetryMessages: () => void;
}

function Content({ status, retry, onCheck, onRetryMessages }: ContentProps) {
  const t = useText(systemTexts);
  switch (status.phase) {
    case 'idle':
    case 'loading':
      return (
        <Stack gap="l" aria-busy>
          <VisuallyHidden role="status">{t('loading')}</VisuallyHidden>
          <Skeleton blockSize="5rem" />
          <Skeleton blockSize="14rem" />
        </Stack>
      );
    case 'failed':
      return <LoadFailed title={t('failed')} problem={status.problem} onRetry={onCheck} />;
    case 'ready': {
      const { findings, failures } = status.data;
      const hasMessages = failures.length > 0 || retry.phase !== 'idle';
      return (
        <>
          {findings.length === 0 && failures.length === 0 && (
            <Notice tone="success" title={t('well')}>
              {t('well.more')}
            </Notice>
          )}
          {findings.length > 0 && <Findings findings={findings} />}
          {hasMessages && (
            <MessageFailures failures={failures} retry={retry} onRetry={onRetryMessages} />
          )}
          <SystemFacts status={status.data} />
        </>
      );
    }
    default:
      return status satisfies never;
  }
}

function Findings({ findings }: { findings: readonly SystemFinding[] }) {
  const t = useText(systemTexts);
  return (
    <Stack as="section" gap="m">
      <Heading level={2}>{t('findings')}</Heading>
      {findings.map(({ key, isDangerous, message }) => (
        // They have been there before the page: screen readers read them in order.
        <Banner key={key} role="note" tone={isDangerous ? 'danger' : 'warning'}>
          {isDangerous && <VisuallyHidden>{t('dangerous')} </VisuallyHidden>}
          {message}
        </Banner>
      ))}
    </Stack>
  );
}
