import { useRef, type KeyboardEvent } from 'react';
import { CloseIcon, SearchIcon } from '../../icons';
import { IconButton } from '../IconButton';
import type { TextFieldProps } from '../TextField';
import * as S from './SearchField.styles';

export interface SearchFieldProps extends Omit<
  TextFieldProps,
  'type' | 'start' | 'end' | 'value' | 'defaultValue' | 'onChange' | 'ref'
> {
  value: string;
  /** Every change, also when the person clears the field. */
  onValueChange: (value: string) => void;
  /** Name of the button that clears the field. */
  clearLabel: string;
}

/** Narrows down what is shown. Escape and the cross clear it and keep the focus. */
export function SearchField({
  value,
  onValueChange,
  clearLabel,
  hideLabel = true,
  onKeyDown,
  ...rest
}: SearchFieldProps) {
  const input = useRef<HTMLInputElement>(null);
  const clear = () => {
    onValueChange('');
    input.current?.focus();
  };
  return (
    <S.Root
      // Empty, the placeholder runs with the page; after that the text decides.
      dir={value === '' ? undefined : 'auto'}
      autoComplete="off"
      enterKeyHint="search"
      spellCheck={false}
      {...rest}
      ref={input}
      type="search"
      hideLabel={hideLabel}
      value={value}
      onChange={(event) => onValueChange(event.currentTarget.value)}
      onKeyDown={(event: KeyboardEvent<HTMLInputElement>) => {
        onKeyDown?.(event);
        if (event.key === 'Escape' && value !== '') {
          event.preventDefault();
          clear();
        }
      }}
      start={<SearchIcon />}
      end={
        value === '' ? undefined : (
          <IconButton size="s" label={clearLabel} icon={<CloseIcon />} onClick={clear} />
        )
      }
    />
  );
}
