import { PROJECT_TYPES } from '@jawla/contract/limits';
import { SegmentedControl, Select } from '@jawla/ui';
import { formatNumber, useLocale, useText } from '#core/i18n';
import { ORDERS, OWNERSHIPS, type Arrangement } from './arrangement';
import { projectTexts } from '../../projects.texts';
import * as S from './Arrange.styles';

export interface ArrangeProps {
  value: Arrangement;
  /** Number of projects of each kind; the filter is hidden if all are of one kind. */
  counts: Readonly<Record<Arrangement['show'], number>>;
  onChange: (change: Partial<Arrangement>) => void;
}

/** Filter and order of the projects. */
export function Arrange({ value, counts, onChange }: ArrangeProps) {
  const t = useText(projectTexts);
  const locale = useLocale();
  return (
    <S.Root role="group" aria-label={t('home.arrange')}>
      {counts.own > 0 && counts.shared > 0 && (
        <SegmentedControl
          look="chips"
          label={t('home.show')}
          options={OWNERSHIPS.map((one) => ({
            value: one,
            label: t(`home.show.${one}`),
            count: formatNumber(counts[one], locale),
          }))}
          value={value.show}
          onValueChange={(show) => onChange({ show })}
        />
      )}
      <S.Selects>
        <Select
          label={t('card.type')}
          hideLabel
          options={[
            { value: '', label: t('home.anyType') },
            ...PROJECT_TYPES.map((one) => ({ value: one, label: t(`type.${one}`) })),
          ]}
          value={value.type}
          onChange={({ currentTarget }) =>
            onChange({ type: PROJECT_TYPES.find((one) => one === currentTarget.value) ?? '' })
          }
        />
        <Select
          label={t('home.order')}
          hideLabel
          options={ORDERS.map((one) => ({ value: one, label: t(`home.order.${one}`) }))}
          value={value.order}
          onChange={({ currentTarget }) =>
            onChange({ order: ORDERS.find((one) => one === currentTarget.value) ?? 'listed' })
          }
        />
      </S.Selects>
    </S.Root>
  );
}
