import type { GuestLinkPage } from '@jawla/contract';
import { GUEST_LINK_STATES, type GuestLinkState } from '@jawla/contract/guestLimits';
import { Button, Combobox, Select } from '@jawla/ui';
import { collator, useLocale, useText } from '#core/i18n';
import { FilterField } from '#core/lists';
import { allLinksTexts } from '../../all/allLinks.texts';

interface LinksFilterProps {
  state: GuestLinkState | undefined;
  /** `_id` of the user who made them. */
  maker: string | undefined;
  makers: GuestLinkPage['makers'];
  onFilter: (changes: { state?: string | undefined; maker?: string | undefined }) => void;
  /** Omitted where nothing is filtered, or where another button clears it. */
  onClear: (() => void) | undefined;
}

/** By state and by who made the links. */
export function LinksFilter({ state, maker, makers, onFilter, onClear }: LinksFilterProps) {
  const t = useText(allLinksTexts);
  const locale = useLocale();
  const compare = collator(locale);
  return (
    <>
      <FilterField>
        <Select
          label={t('filter.state')}
          value={state ?? ''}
          options={[
            { value: '', label: t('filter.everyState') },
            ...GUEST_LINK_STATES.map((each) => ({ value: each, label: t(`state.${each}`) })),
          ]}
          onChange={({ target }) => onFilter({ state: target.value })}
        />
      </FilterField>
      <FilterField>
        <Combobox
          label={t('filter.maker')}
          placeholder={t('filter.everyone')}
          empty={t('filter.none')}
          value={maker ?? null}
          options={makers
            .toSorted((a, b) => compare(a.name, b.name))
            .map(({ _id, name }) => ({ value: _id, label: name }))}
          onValueChange={(chosen) => onFilter({ maker: chosen })}
        />
      </FilterField>
      {onClear && <Button onClick={onClear}>{t('filter.clear')}</Button>}
    </>
  );
}
