import {
  useEffect,
  useState,
  type ClipboardEvent,
  type ComponentPropsWithRef,
  type SyntheticEvent,
} from 'react';
import { isShown } from '../../props/isShown';
import { useFieldValue } from '../../props/useFieldValue';
import { useSharedRef } from '../../props/useSharedRef';
import { writeInput } from '../../props/writeInput';
import { Field, type FieldTexts } from '../Field';
import * as S from './CodeBoxes.styles';
import { extractDigits } from './extractDigits';
import { findCode } from './findCode';

export interface CodeBoxesProps
  extends
    FieldTexts,
    Omit<ComponentPropsWithRef<'input'>, 'value' | 'defaultValue' | 'dir' | 'type'> {
  /** The digits, as Latin digits. If omitted, the component is uncontrolled. */
  value?: string | undefined;
  /** The initial digits of an uncontrolled component, also after a form reset. */
  defaultValue?: string | undefined;
  /** Called on every change; letters are removed, Arabic digits are converted to Latin ones. */
  onValueChange?: ((value: string) => void) | undefined;
  /** Number of digits of the code. */
  length?: number | undefined;
}

/**
 * One-time code from a message: visual boxes over one real input, so that autofill, pasting and all keys work
 * as usual. Rest props and `ref` go to the input.
 */
export function CodeBoxes({
  label,
  hideLabel,
  hint,
  error,
  note,
  value,
  defaultValue = '',
  onValueChange,
  length = 6,
  className,
  style,
  id,
  ref,
  onChange,
  onSelect,
  onPaste,
  'aria-describedby': describedBy,
  ...rest
}: CodeBoxesProps) {
  const input = useSharedRef(ref);
  const [digits, change] = useFieldValue({ value, defaultValue, onValueChange, control: input });
  const [caret, setCaret] = useState(digits.length);
  const wrong = isShown(error);

  // An invalid code is selected, so that the next digit replaces it.
  useEffect(() => {
    if (wrong && document.activeElement === input.current) input.current?.select();
  }, [wrong, input]);

  const read = (text: string) => findCode(text, length) ?? extractDigits(text).slice(0, length);

  return (
    <Field {...{ id, label, hideLabel, hint, error, note, className, style, describedBy }}>
      {(control) => (
        <S.Row dir="ltr" $wrong={wrong}>
          <S.Input
            inputMode="numeric"
            autoComplete="one-time-code"
            autoCorrect="off"
            spellCheck={false}
            {...control}
            {...rest}
            ref={input}
            value={digits}
            onChange={(event) => {
              const { currentTarget } = event;
              setCaret(currentTarget.selectionStart ?? length);
              const next = read(currentTarget.value);
              // The caller's handler reads the digits from the input. Assigning the text moves the caret.
              if (next !== currentTarget.value) {
                currentTarget.setRangeText(next, 0, currentTarget.value.length, 'end');
              }
              onChange?.(event);
              change(next);
            }}
            onSelect={(event: SyntheticEvent<HTMLInputElement>) => {
              setCaret(event.currentTarget.selectionStart ?? length);
              onSelect?.(event);
            }}
            onPaste={(event: ClipboardEvent<HTMLInputElement>) => {
              onPaste?.(event);
              if (event.defaultPrevented) return;
              const text = event.clipboardData.getData('text');
              const code = read(text);
              // Enough digits replace the current text; fewer are inserted.
              if (code.length < length) return;
              event.preventDefault();
              writeInput(input.current, code);
            }}
          />
          {Array.from({ length }, (_, at) => (
            <S.Box
              // oxlint-disable-next-line react/no-array-index-key -- a box is identified by its position
              key={at}
              aria-hidden
              data-box={at + 1}
              $current={at === Math.min(caret, digits.length, length - 1)}
              $wrong={wrong}
            >
              {digits[at]}
            </S.Box>
          ))}
        </S.Row>
      )}
    </Field>
  );
}
