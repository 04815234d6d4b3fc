import type { Country } from 'react-phone-number-input/input';
import { DownIcon } from '../../icons';
import { useWord, type Word } from '../../text/words';
import { useLocale } from '../../theme/DirectionProvider';
import { Ltr } from '../Ltr';
import { Popover, type PopoverTrigger } from '../Popover';
import { VisuallyHidden } from '../VisuallyHidden';
import { countriesIn } from './countries';
import { CountryList, type CountryPickerLabels } from './CountryList';
import * as S from './CountryPicker.styles';
import { Flag } from './Flag';

export interface CountryPickerProps {
  value?: Country | undefined;
  onChange: (country: Country) => void;
  labels?: Partial<CountryPickerLabels> | undefined;
  disabled?: boolean | undefined;
  readOnly?: boolean | undefined;
}

const COUNTRY: Word = { en: 'Country', ar: 'الدولة' };

const SEARCH: Word = { en: 'Search countries', ar: 'البحث عن دولة' };

const NO_MATCH: Word = { en: 'No matching country', ar: 'لا توجد دولة مطابقة' };

/**
 * Button and list to choose the country of a number, searchable by its name in either language, its ISO code
 * or its calling code.
 */
export function CountryPicker({
  value,
  onChange,
  labels: given,
  disabled,
  readOnly,
}: CountryPickerProps) {
  const labels = {
    country: useWord(COUNTRY, given?.country),
    search: useWord(SEARCH, given?.search),
    noMatch: useWord(NO_MATCH, given?.noMatch),
  };
  const choices = countriesIn(useLocale());
  const chosen = choices.find(({ country }) => country === value);
  const fixed = disabled === true || readOnly === true;
  const trigger = (props?: PopoverTrigger) => (
    <S.Trigger type="button" disabled={fixed} {...props}>
      <VisuallyHidden>{`${labels.country}: ${chosen?.name ?? ''} `}</VisuallyHidden>
      <Flag country={value} />
      <Ltr>{chosen?.dialCode}</Ltr>
      <DownIcon size="1em" />
    </S.Trigger>
  );
  if (fixed) return trigger();
  return (
    <Popover flush label={labels.country} renderTrigger={trigger}>
      {(close) => (
        <CountryList
          choices={choices}
          value={value}
          labels={labels}
          onChoose={(country) => {
            onChange(country);
            close();
          }}
        />
      )}
    </Popover>
  );
}
