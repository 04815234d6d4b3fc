import type { MessageFailure } from '@jawla/contract';
import { Banner, Button, Heading, Ltr, Stack, Table, type TableColumn } from '@jawla/ui';
import { useMemo } from 'react';
import { useProblemText, type RequestState } from '#core/http';
import { formatNumber, Moment, useLocale, useText } from '#core/i18n';
import { systemTexts } from '../../system.texts';
import * as S from './System.styles';

type Column = TableColumn<MessageFailure, 'what' | 'why' | 'state' | 'count' | 'at'>;

export interface MessageFailuresProps {
  failures: readonly MessageFailure[];
  retry: RequestState<{ message: string }>;
  onRetry: () => void;
}

const keyOf = ({ key }: MessageFailure) => key;
const CARDS_BELOW = '52rem';

/** Messages that were not sent, by kind and reason, and the outcome of sending them again. */
export function MessageFailures({ failures, retry, onRetry }: MessageFailuresProps) {
  const t = useText(systemTexts);
  const describe = useProblemText();
  const columns = useColumns();
  const canRetry = failures.some(({ state }) => state !== 'expired');
  return (
    <Stack as="section" gap="m">
      <S.Head>
        <Heading level={2}>{t('messages')}</Heading>
        {canRetry && (
          <Button
            busy={retry.phase === 'loading' ? t('messages.retrying') : undefined}
            onClick={onRetry}
          >
            {t('messages.retry')}
          </Button>
        )}
      </S.Head>
      {retry.phase === 'ready' && <Banner tone="success">{retry.data.message}</Banner>}
      {retry.phase === 'failed' && <Banner tone="danger">{describe(retry.problem)}</Banner>}
      {failures.length > 0 && (
        <Table
          caption={t('messages')}
          hideCaption
          columns={columns}
          rows={failures}
          rowKey={keyOf}
          cardsBelow={CARDS_BELOW}
        />
      )}
    </Stack>
  );
}

function useColumns(): readonly [Column, ...Column[]] {
  const t = useText(systemTexts);
  const locale = useLocale();
  return useMemo(
    () => [
      {
        key: 'what',
        header: t('table.what'),
        width: 'minmax(10rem, 2fr)',
        render: ({ what }) => <bdi>{what}</bdi>,
      },
      {
        key: 'why',
        header: t('table.why'),
        width: 'minmax(10rem, 3fr)',
        render: ({ why }) => <bdi>{why}</bdi>,
      },
      {
        key: 'state',
        header: t('table.state'),
        width: 'minmax(9rem, 2fr)',
        render: ({ state }) => t(`state.${state}`),
      },
      {
        key: 'count',
        header: t('table.count'),
        width: 'minmax(5rem, 1fr)',
        align: 'end',
        render: ({ count }) => <Ltr>{formatNumber(count, locale)}</Ltr>,
      },
      {
        key: 'at',
        header: t('table.at'),
        width: 'minmax(9rem, 2fr)',
        render: ({ at }) => <Moment at={at} />,
      },
    ],
    [t, locale],
  );
}
