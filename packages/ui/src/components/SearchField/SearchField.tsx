import type { KeyboardEvent } from 'react';
import { CloseIcon, SearchIcon } from '../../icons';
import { useFieldValue } from '../../props/useFieldValue';
import { useSharedRef } from '../../props/useSharedRef';
import { writeInput } from '../../props/writeInput';
import { useWord, type Word } from '../../text/words';
import { IconButton } from '../IconButton';
import type { TextFieldProps } from '../TextField';
import * as S from './SearchField.styles';

export interface SearchFieldProps extends Omit<
  TextFieldProps,
  'type' | 'start' | 'end' | 'value' | 'defaultValue'
> {
  /** The text. If omitted, the field is uncontrolled. */
  value?: string | undefined;
  /** The initial text of an uncontrolled field, also after a form reset. */
  defaultValue?: string | undefined;
  /** Called on every change, including when the user clears the field. */
  onValueChange?: ((value: string) => void) | undefined;
  /** Accessible name of the button that clears the field, if not "Clear search". */
  clearLabel?: string | undefined;
}

const CLEAR: Word = { en: 'Clear search', ar: 'مسح البحث' };

/**
 * A search that filters content. Escape and the clear button empty it and keep the focus. Rest props and
 * `ref` go to the input.
 */
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
  const clearName = useWord(CLEAR, clearLabel);
  const input = useSharedRef(ref);
  const [text, change] = useFieldValue({ value, defaultValue, onValueChange, control: input });
  const clear = () => {
    writeInput(input.current, '');
    input.current?.focus();
  };
  return (
    <S.Root
      // While empty, the placeholder has the page's direction; afterwards the text decides.
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
          <IconButton size="s" label={clearName} icon={<CloseIcon />} onClick={clear} />
        )
      }
    />
  );
}
