import type { GuestLinkPage } from '@jawla/contract';
import { GUEST_LINK_STATES } from '@jawla/contract/limits';
import { Button, Combobox, Select } from '@jawla/ui';
import { collator, useLocale, useText } from '#core/i18n';
import type { LinksRef } from '../../all/allLinks.requests';
import { allLinksTexts } from '../../all/allLinks.texts';
import * as S from './GuestLinksScreen.styles';

interface LinksFilterProps {
  shown: LinksRef;
  makers: GuestLinkPage['makers'];
  onShow: (next: LinksRef) => void;
  onClear: () => void;
}

/** By state and by who made the links. */
export function LinksFilter({ shown, makers, onShow, onClear }: LinksFilterProps) {
  const t = useText(allLinksTexts);
  const locale = useLocale();
  const compare = collator(locale);
  const { state, maker } = shown;
  return (
    <S.Tools>
      <S.Filter>
        <Select
          label={t('filter.state')}
          value={state ?? ''}
          options={[
            { value: '', label: t('filter.everyState') },
            ...GUEST_LINK_STATES.map((each) => ({ value: each, label: t(`state.${each}`) })),
          ]}
          onChange={({ target }) =>
            onShow({
              page: 1,
              maker,
              state: GUEST_LINK_STATES.find((each) => each === target.value),
            })
          }
        />
      </S.Filter>
      <S.Filter>
        <Combobox
          label={t('filter.maker')}
          placeholder={t('filter.everyone')}
          empty={t('filter.none')}
          value={maker ?? null}
          options={makers
            .toSorted((a, b) => compare(a.name, b.name))
            .map(({ _id, name }) => ({ value: _id, label: name }))}
          onValueChange={(chosen) => onShow({ page: 1, state, maker: chosen })}
        />
      </S.Filter>
      {(state !== undefined || maker !== undefined) && (
        <Button onClick={onClear}>{t('filter.clear')}</Button>
      )}
    </S.Tools>
  );
}
