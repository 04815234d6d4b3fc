import type { OwnFootage as Delivery } from '@jawla/contract';
import { Banner, Button, Heading, Skeleton, Stack, Tag, Text, VisuallyHidden } from '@jawla/ui';
import { useId } from 'react';
import { problemTexts, useProblemText, type RemoteData } from '#core/http';
import { Day, localDay, useText } from '#core/i18n';
import { useTransferFormat } from '#transfers';
import { folderText, footageTexts } from '../../footage.texts';
import * as S from './OwnFootage.styles';

const TONES = { received: 'plain', taken: 'success', deleted: 'plain' } as const;

export interface OwnFootageProps {
  deliveries: RemoteData<readonly Delivery[]>;
  onRetry: () => void;
}

/** What the user has handed in lately, and what became of it. */
export function OwnFootage(props: OwnFootageProps) {
  const t = useText(footageTexts);
  const id = useId();
  return (
    <S.Root aria-labelledby={id}>
      <Heading id={id} level={2} size="lead">
        {t('own.title')}
      </Heading>
      <Deliveries {...props} />
    </S.Root>
  );
}

function Deliveries({ deliveries, onRetry }: OwnFootageProps) {
  const t = useText(footageTexts);
  const tProblem = useText(problemTexts);
  const describe = useProblemText();
  const { size } = useTransferFormat();
  if (deliveries.phase === 'failed') {
    return (
      <Banner tone="danger">
        <Stack direction="row" gap="s">
          <Text>
            {t('own.failed')} {describe(deliveries.problem)}
          </Text>
          <Button size="s" onClick={onRetry}>
            {tProblem('retry')}
          </Button>
        </Stack>
      </Banner>
    );
  }
  if (deliveries.phase !== 'ready') {
    return (
      <>
        <VisuallyHidden role="status">{t('own.loading')}</VisuallyHidden>
        <Skeleton blockSize="4rem" />
      </>
    );
  }
  if (deliveries.data.length === 0) return <Text tone="inkMuted">{t('own.empty')}</Text>;
  return (
    <S.List>
      {deliveries.data.map(({ _id, projectName, folder, files, bytes, createdAt, state }) => (
        <S.Item key={_id}>
          <S.Words>
            <Text as="span" strong>
              <bdi dir="auto">{projectName}</bdi>
            </Text>
            <Text as="span" size="small" tone="inkMuted">
              {t(folderText(folder))} · {t('count', { smart_count: files })} ·{' '}
              <S.Size>
                <bdi>{size(bytes)}</bdi> ·{' '}
              </S.Size>
              <Day day={localDay(new Date(createdAt))} />
            </Text>
          </S.Words>
          <Tag tone={TONES[state]}>{t(`state.${state}`)}</Tag>
        </S.Item>
      ))}
    </S.List>
  );
}
