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
  /** The digits so far, as Latin digits. Left out, the boxes hold them. */
  value?: string | undefined;
  /** The digits at first, and after the form is reset. */
  defaultValue?: string | undefined;
  /** Every change; letters never arrive, Arabic digits arrive as Latin ones. */
  onValueChange?: ((value: string) => void) | undefined;
  /** How many digits the code has. */
  length?: number | undefined;
}

/**
 * A code from a message: boxes to look at over one real input, so that phones can fill it in, pasting
 * works, and keys do what they always do. Rest props and `ref` go to the input.
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

  // A wrong code is typed again: the next key replaces all of it.
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
              // The caller's handler reads the digits from the input. Replacing the text moves the caret.
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
              const code = findCode(text, length);
              // A complete code replaces what was typed. Longer numbers, such as a phone number, are no code.
              if (code !== undefined || extractDigits(text).length > length) event.preventDefault();
              if (code !== undefined) writeInput(input.current, code);
            }}
          />
          {Array.from({ length }, (_, at) => (
            <S.Box
              // oxlint-disable-next-line react/no-array-index-key -- a box is its place
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
