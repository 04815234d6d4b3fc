import {
  useEffect,
  useImperativeHandle,
  useRef,
  useState,
  type ClipboardEvent,
  type ComponentPropsWithRef,
  type SyntheticEvent,
} from 'react';
import { Field, type FieldTexts } from '../Field';
import * as S from './CodeBoxes.styles';
import { extractDigits } from './extractDigits';

export interface CodeBoxesProps
  extends
    FieldTexts,
    Omit<ComponentPropsWithRef<'input'>, 'value' | 'defaultValue' | 'onChange' | 'dir' | 'type'> {
  /** The digits so far, as Latin digits. */
  value: string;
  /** Every change; letters never arrive, Arabic digits arrive as Latin ones. */
  onValueChange: (value: string) => void;
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
  onValueChange,
  length = 6,
  className,
  id,
  ref,
  onSelect,
  onPaste,
  'aria-describedby': describedBy,
  ...rest
}: CodeBoxesProps) {
  const input = useRef<HTMLInputElement>(null);
  const [caret, setCaret] = useState(value.length);
  const wrong = error !== undefined && error !== null && error !== false && error !== '';
  useImperativeHandle(ref, () => {
    if (input.current === null) throw new Error('The input is not on the page.');
    return input.current;
  });

  // A wrong code is typed anew: the next key replaces all of it.
  useEffect(() => {
    if (wrong && document.activeElement === input.current) input.current?.select();
  }, [wrong]);

  const change = (next: string) => onValueChange(extractDigits(next).slice(0, length));

  return (
    <Field {...{ id, label, hideLabel, hint, error, note, className, describedBy }}>
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
            value={value}
            onChange={(event) => {
              setCaret(event.currentTarget.selectionStart ?? length);
              change(event.currentTarget.value);
            }}
            onSelect={(event: SyntheticEvent<HTMLInputElement>) => {
              setCaret(event.currentTarget.selectionStart ?? length);
              onSelect?.(event);
            }}
            onPaste={(event: ClipboardEvent<HTMLInputElement>) => {
              onPaste?.(event);
              const digits = extractDigits(event.clipboardData.getData('text'));
              // A whole message with a whole code in it takes the place of what was typed.
              if (digits.length >= length) {
                event.preventDefault();
                change(digits);
              }
            }}
          />
          {Array.from({ length }, (_, at) => (
            <S.Box
              // oxlint-disable-next-line react/no-array-index-key -- a box is its place
              key={at}
              aria-hidden
              data-box={at + 1}
              $current={at === Math.min(caret, value.length, length - 1)}
              $wrong={wrong}
            >
              {value[at]}
            </S.Box>
          ))}
        </S.Row>
      )}
    </Field>
  );
}
