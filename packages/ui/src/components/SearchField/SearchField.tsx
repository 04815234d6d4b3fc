import type { KeyboardEvent } from 'react';
import { CloseIcon, SearchIcon } from '../../icons';
import { useFieldValue } from '../../props/useFieldValue';
import { useSharedRef } from '../../props/useSharedRef';
import { writeInput } from '../../props/writeInput';
import { IconButton } from '../IconButton';
import type { TextFieldProps } from '../TextField';
import * as S from './SearchField.styles';

export interface SearchFieldProps extends Omit<
  TextFieldProps,
  'type' | 'start' | 'end' | 'value' | 'defaultValue'
> {
  /** Left out, the field holds its text. */
  value?: string | undefined;
  /** The text at first, and after the form is reset. */
  defaultValue?: string | undefined;
  /** Every change, also when the user clears the field. */
  onValueChange?: ((value: string) => void) | undefined;
  /** Name of the button that clears the field. */
  clearLabel: string;
}

/** Narrows down what is shown. Escape and the cross clear it and keep the focus. Rest props and `ref` go to the input. */
export function SearchField({
  value,
  defaultValue = '',
  onValueChange,
  onChange,
  clearLabel,
  hideLabel = true,
  onKeyDown,
  ref,
  ...rest
}: SearchFieldProps) {
  const input = useSharedRef(ref);
  const [text, change] = useFieldValue({ value, defaultValue, onValueChange, control: input });
  const clear = () => {
    writeInput(input.current, '');
    input.current?.focus();
  };
  return (
    <S.Root
      // Empty, the placeholder runs with the page; after that the text decides.
      dir={text === '' ? undefined : 'auto'}
      autoComplete="off"
      enterKeyHint="search"
      spellCheck={false}
      {...rest}
      ref={input}
      type="search"
      hideLabel={hideLabel}
      value={text}
      onChange={(event) => {
        onChange?.(event);
        change(event.currentTarget.value);
      }}
      onKeyDown={(event: KeyboardEvent<HTMLInputElement>) => {
        onKeyDown?.(event);
        if (event.defaultPrevented || event.key !== 'Escape' || text === '') return;
        event.preventDefault();
        clear();
      }}
      start={<SearchIcon />}
      end={
        text === '' ? undefined : (
          <IconButton size="s" label={clearLabel} icon={<CloseIcon />} onClick={clear} />
        )
      }
    />
  );
}
