import { PROJECT_TYPES } from '@jawla/contract/rules';
import { Select } from '@jawla/ui';
import { useText } from '#core/i18n';
import { ORDERS, OWNERSHIPS, type Arrangement } from '../../projects.model';
import { projectTexts } from '../../projects.texts';
import * as S from './Arrange.styles';

export interface ArrangeProps {
  value: Arrangement;
  /** Somebody shares projects, so that there are kinds to tell apart. */
  hasShared: boolean;
  onChange: (change: Partial<Arrangement>) => void;
}

/** Which projects are shown, and in which order. */
export function Arrange({ value, hasShared, onChange }: ArrangeProps) {
  const t = useText(projectTexts);
  return (
    <S.Root role="group" aria-label={t('home.arrange')}>
      {hasShared && (
        <Select
          label={t('home.show')}
          hideLabel
          options={OWNERSHIPS.map((one) => ({ value: one, label: t(`home.show.${one}`) }))}
          value={value.show}
          onChange={({ currentTarget }) =>
            onChange({ show: OWNERSHIPS.find((one) => one === currentTarget.value) ?? 'all' })
          }
        />
      )}
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
    </S.Root>
  );
}
