import type { ActivityFilters as Choices } from '@jawla/contract';
import type { ActivityFilter } from '@jawla/contract/activity';
import { Button, Combobox } from '@jawla/ui';
import { useText } from '#core/i18n';
import { FilterField } from '#core/lists';
import { activityTexts } from '../../activity.texts';

interface ActivityFiltersProps {
  filter: ActivityFilter;
  /** `undefined` until they have loaded. */
  choices: Choices | undefined;
  onFilter: (changes: { readonly [Name in keyof ActivityFilter]: string | undefined }) => void;
  /** Omitted where nothing is filtered, or where another button clears it. */
  onClear: (() => void) | undefined;
}

/** By who did something, and by what it was about. */
export function ActivityFilters({ filter, choices, onFilter, onClear }: ActivityFiltersProps) {
  const t = useText(activityTexts);
  const { people = [], things = [] } = choices ?? {};
  const { person, client, thing } = filter;
  const common = { empty: t('filter.none') };
  return (
    <>
      <FilterField>
        <Combobox
          {...common}
          label={t('filter.person')}
          placeholder={t('filter.everyone')}
          value={person ?? null}
          options={people.map(({ _id, name }) => ({ value: _id, label: name }))}
          onValueChange={(chosen) => onFilter({ person: chosen })}
        />
      </FilterField>
      <FilterField>
        <Combobox
          {...common}
          label={t('filter.thing')}
          placeholder={t('filter.everything')}
          value={client ?? thing ?? null}
          options={things.map(({ _id, kind, name }) => ({
            value: _id,
            label: name,
            detail: t(`kind.${kind}`),
          }))}
          onValueChange={(chosen) => {
            const isClient = things.some(({ _id, kind }) => _id === chosen && kind === 'client');
            onFilter(
              isClient
                ? { client: chosen, thing: undefined }
                : { thing: chosen, client: undefined },
            );
          }}
        />
      </FilterField>
      {onClear && <Button onClick={onClear}>{t('filter.clear')}</Button>}
    </>
  );
}
