import { useDeferredValue, useEffect, useId, useMemo, useState } from 'react';
import type { Country } from 'react-phone-number-input/input';
import { SearchIcon } from '../../icons';
import { fold } from '../../text/fold';
import { useListbox } from '../Listbox';
import { Detail, Nothing } from '../Listbox/Listbox.styles';
import { Ltr } from '../Ltr';
import type { CountryChoice } from './countries';
import * as S from './CountryPicker.styles';
import { Flag } from './Flag';

/** Debounce of the search, in milliseconds. */
const DEBOUNCE = 250;

export interface CountryPickerLabels {
  /** Accessible name: "Country". */
  country: string;
  search: string;
  noMatch: string;
}

export interface CountryListProps {
  choices: readonly CountryChoice[];
  value: Country | undefined;
  labels: CountryPickerLabels;
  onChoose: (country: Country) => void;
}

/**
 * A searchable list by the combobox pattern: the focus stays in the search field, arrow keys, Home and End
 * move through the list, Enter chooses.
 */
export function CountryList({ choices, value, labels, onChoose }: CountryListProps) {
  const id = useId();
  const [term, setTerm] = useState('');
  const wanted = fold(useDebounced(term));
  const matching = useMemo(
    () => (wanted === '' ? choices : choices.filter(({ key }) => key.includes(wanted))),
    [choices, wanted],
  );
  const found = useDeferredValue(matching);
  const [walked, setWalked] = useState<Country>();
  const at = found.findIndex(({ country }) => country === (walked ?? value));
  const listbox = useListbox({
    id,
    items: found,
    keyOf: countryCode,
    isOpen: true,
    active: found.length === 0 ? -1 : Math.max(0, at),
    onActiveChange: (index) => setWalked(found[index]?.country),
    onPick: ({ country }) => onChoose(country),
    keys: { edges: 'stop', page: 7, hasHomeAndEnd: true },
  });

  // The list remains, with a message, when no country matches.
  const inputProps = {
    ...listbox.inputProps,
    'aria-expanded': true,
    'aria-controls': listbox.listProps.id,
  };
  return (
    <S.Box>
      <S.Search>
        <SearchIcon />
        <input
          data-autofocus
          {...inputProps}
          aria-label={labels.search}
          autoComplete="off"
          spellCheck={false}
          placeholder={labels.search}
          value={term}
          onChange={(event) => {
            setTerm(event.currentTarget.value);
            setWalked(undefined);
          }}
          onKeyDown={listbox.handleKey}
        />
      </S.Search>
      <S.Countries {...listbox.listProps} aria-label={labels.country}>
        {listbox.options.map(({ item: { country, name, dialCode }, key, props }) => (
          <S.Country key={key} {...props} aria-selected={country === value}>
            <S.Name>
              <Flag country={country} />
              <bdi>{name}</bdi>
            </S.Name>
            <Detail>
              <Ltr>{dialCode}</Ltr>
            </Detail>
          </S.Country>
        ))}
      </S.Countries>
      {listbox.virtualizer}
      <div role="status">{found.length === 0 && <Nothing>{labels.noMatch}</Nothing>}</div>
    </S.Box>
  );
}

function countryCode({ country }: CountryChoice): string {
  return country;
}

function useDebounced(value: string): string {
  const [settled, setSettled] = useState(value);
  useEffect(() => {
    const timer = setTimeout(() => setSettled(value), DEBOUNCE);
    return () => clearTimeout(timer);
  }, [value]);
  return settled;
}
