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
import { findCode } from './findCode';

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

  const change = (text: string) =>
    onValueChange(findCode(text, length) ?? extractDigits(text).slice(0, length));

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
              if (event.defaultPrevented) return;
              const text = event.clipboardData.getData('text');
              const code = findCode(text, length);
              // A complete code replaces what was typed. Longer numbers, such as a phone number, are no code.
              if (code !== undefined || extractDigits(text).length > length) event.preventDefault();
              if (code !== undefined) change(code);
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
