import type { FootageSpace } from '@jawla/contract';
import { Banner, Meter, Text } from '@jawla/ui';
import { useText } from '#core/i18n';
import { useTransferFormat } from '#transfers';
import { inboxTexts } from '../../inbox.texts';
import * as S from './FootageInbox.styles';

/** The space that uploaded files take, with a warning when little is left. */
export function SpaceUsed({ space: { used, limit, warning } }: { space: FootageSpace }) {
  const t = useText(inboxTexts);
  const { size } = useTransferFormat();
  if (limit === null) {
    return (
      <Text tone="inkMuted">
        {t('space.label')}: <bdi>{size(used)}</bdi>
      </Text>
    );
  }
  const isLittle = warning !== null && warning >= 90;
  return (
    <>
      {warning !== null && (
        <Banner tone={isLittle ? 'danger' : 'warning'}>
          {t('space.warning', { percent: warning })}
        </Banner>
      )}
      <S.Space>
        <Meter
          label={t('space.label')}
          value={used}
          max={limit}
          valueText={t('space.of', { used: size(used), limit: size(limit) })}
          tone={warning === null ? 'accent' : isLittle ? 'danger' : 'warning'}
        />
      </S.Space>
    </>
  );
}
