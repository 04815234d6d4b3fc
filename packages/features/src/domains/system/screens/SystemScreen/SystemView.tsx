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
import {
  LoadFailed,
  useProblemText,
  type Problem,
  type RemoteData,
  type RequestState,
} from '#core/http';
import { useText } from '#core/i18n';
import { PageTitle } from '#core/routing';
import { systemTexts } from '../../system.texts';
import { MessageFailures } from './MessageFailures';
import { SystemFacts } from './SystemFacts';

export interface SystemViewProps {
  status: RemoteData<SystemStatus>;
  /** The state is being requested, perhaps again. */
  isChecking: boolean;
  /** Why the last check failed. */
  checkProblem: Problem | undefined;
  retry: RequestState<{ message: string }>;
  onCheck: () => void;
  onRetryMessages: () => void;
}

/** The state of the server, in any state. */
export function SystemView(props: SystemViewProps) {
  const { status, isChecking, checkProblem, onCheck } = props;
  const t = useText(systemTexts);
  const describe = useProblemText();
  return (
    <Stack gap="l">
      <PageTitle>{t('title')}</PageTitle>
      <PageHeading
        title={t('title')}
        below={t('below')}
        actions={
          status.phase === 'ready' && (
            <Button
              icon={<ReloadIcon />}
              busy={isChecking ? t('checking') : undefined}
              onClick={onCheck}
            >
              {t('check')}
            </Button>
          )
        }
      />
      {status.phase === 'ready' && checkProblem !== undefined && (
        <Banner tone="danger">{describe(checkProblem)}</Banner>
      )}
      <Content {...props} />
    </Stack>
  );
}

function Content({ status, retry, onCheck, onRetryMessages }: SystemViewProps) {
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
