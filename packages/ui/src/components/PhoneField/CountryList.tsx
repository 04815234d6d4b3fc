import { useDeferredValue, useEffect, useId, useState, type KeyboardEvent } from 'react';
import type { Country } from 'react-phone-number-input/input';
import { SearchIcon } from '../../icons';
import { Detail, Nothing } from '../Combobox/Combobox.styles';
import { ListEdge } from '../Combobox/ListEdge';
import { scrollIntoView } from '../Combobox/scrollIntoView';
import { useRenderedOptions } from '../Combobox/useRenderedOptions';
import { fold } from '../../text/fold';
import { Ltr } from '../Ltr';
import type { CountryChoice } from './countries';
import type { CountryPickerLabels } from './CountryPicker';
import * as S from './CountryPicker.styles';
import { Flag } from './Flag';

/** Debounce of the search, in milliseconds. */
const DEBOUNCE = 250;

export interface CountryListProps {
  choices: readonly CountryChoice[];
  value: Country | undefined;
  labels: CountryPickerLabels;
  onChoose: (country: Country) => void;
}

/**
 * A searchable list by the combobox pattern: the focus stays in the search field, arrow keys, Home and End
 * move through the list, Enter chooses. Plain elements, because a headless list takes a second to render so
 * many options.
 */
export function CountryList({ choices, value, labels, onChoose }: CountryListProps) {
  const id = useId();
  const [term, setTerm] = useState('');
  const wanted = fold(useDebounced(term));
  const found = useDeferredValue(
    wanted === '' ? choices : choices.filter(({ key }) => key.includes(wanted)),
  );
  const [walked, setWalked] = useState<Country>();
  const at = Math.max(
    0,
    found.findIndex(({ country }) => country === (walked ?? value)),
  );
  const current = found[at];
  const rendered = useRenderedOptions(found.length, at);
  const place = current === undefined ? undefined : `${id}-${current.country}`;

  const walk = (event: KeyboardEvent<HTMLInputElement>) => {
    const last = found.length - 1;
    const next = new Map([
      ['ArrowDown', Math.min(at + 1, last)],
      ['ArrowUp', Math.max(at - 1, 0)],
      ['PageDown', Math.min(at + 7, last)],
      ['PageUp', Math.max(at - 7, 0)],
      ['Home', 0],
      ['End', last],
    ]).get(event.key);
    if (next !== undefined) {
      event.preventDefault();
      setWalked(found[next]?.country);
    } else if (event.key === 'Enter' && current !== undefined) {
      event.preventDefault();
      onChoose(current.country);
    }
  };

  return (
    <S.Box>
      <S.Search>
        <SearchIcon />
        <input
          // oxlint-disable-next-line jsx-a11y/no-autofocus -- the user has just opened the search
          autoFocus
          role="combobox"
          aria-label={labels.search}
          aria-expanded
          aria-autocomplete="list"
          aria-controls={`${id}-list`}
          aria-activedescendant={place}
          autoComplete="off"
          spellCheck={false}
          placeholder={labels.search}
          value={term}
          onChange={(event) => {
            setTerm(event.currentTarget.value);
            setWalked(undefined);
          }}
          onKeyDown={walk}
        />
      </S.Search>
      <S.Countries id={`${id}-list`} role="listbox" aria-label={labels.country}>
        {rendered.from > 0 && (
          <ListEdge key={`before-${rendered.from}`} onSeen={rendered.addBefore} />
        )}
        {found.slice(rendered.from, rendered.to).map(({ country, name, dialCode }, index) => (
          <S.Country
            key={country}
            id={`${id}-${country}`}
            ref={country === current?.country ? scrollIntoView : undefined}
            role="option"
            aria-setsize={found.length}
            aria-posinset={rendered.from + index + 1}
            aria-selected={country === value}
            $current={country === current?.country}
            // Keeps the focus in the search field.
            onPointerDown={(event) => event.preventDefault()}
            onClick={() => onChoose(country)}
          >
            <S.Name>
              <Flag country={country} />
              <bdi>{name}</bdi>
            </S.Name>
            <Detail>
              <Ltr>{dialCode}</Ltr>
            </Detail>
          </S.Country>
        ))}
        {rendered.to < found.length && (
          <ListEdge key={`after-${rendered.to}`} onSeen={rendered.addAfter} />
        )}
      </S.Countries>
      <div role="status">{found.length === 0 && <Nothing>{labels.noMatch}</Nothing>}</div>
    </S.Box>
  );
}

function useDebounced(value: string): string {
  const [settled, setSettled] = useState(value);
  useEffect(() => {
    const timer = setTimeout(() => setSettled(value), DEBOUNCE);
    return () => clearTimeout(timer);
  }, [value]);
  return settled;
}
