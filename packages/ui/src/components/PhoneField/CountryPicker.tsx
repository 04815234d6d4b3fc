import { Dialog, DialogTrigger, Pressable } from 'react-aria-components';
import type { Country } from 'react-phone-number-input';
import { DownIcon } from '../../icons';
import { useLocale } from '../../theme/DirectionProvider';
import { AriaLocale, Floating } from '../Floating';
import { Ltr } from '../Ltr';
import { countriesIn } from './countries';
import { CountryList } from './CountryList';
import * as S from './CountryPicker.styles';
import { Flag } from './Flag';

export interface CountryPickerLabels {
  /** What is chosen here: "Country". */
  country: string;
  search: string;
  noMatch: string;
}

export interface CountryPickerProps {
  value?: Country | undefined;
  onChange: (country?: Country) => void;
  labels: CountryPickerLabels;
  disabled?: boolean | undefined;
  readOnly?: boolean | undefined;
}

/** Chooses the country of a number, found by its name in either language, its letters or its dial code. */
export function CountryPicker({ value, onChange, labels, disabled, readOnly }: CountryPickerProps) {
  const choices = countriesIn(useLocale());
  const chosen = choices.find(({ country }) => country === value);
  const trigger = (
    <S.Trigger
      type="button"
      disabled={disabled === true || readOnly === true}
      aria-label={`${labels.country}: ${chosen?.name ?? ''} ${chosen?.dialCode ?? ''}`}
    >
      <Flag country={value} />
      <Ltr>{chosen?.dialCode}</Ltr>
      <DownIcon size="1em" />
    </S.Trigger>
  );
  if (disabled === true || readOnly === true) return trigger;
  return (
    <AriaLocale>
      <DialogTrigger>
        <Pressable>{trigger}</Pressable>
        <Floating placement="bottom start">
          <Dialog aria-label={labels.country}>
            {({ close }) => (
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
          </Dialog>
        </Floating>
      </DialogTrigger>
    </AriaLocale>
  );
}
