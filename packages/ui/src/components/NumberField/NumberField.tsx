import { useEffect, useId, useState, type ComponentPropsWithRef, type KeyboardEvent } from 'react';
import { isShown } from '../../props/isShown';
import { useFieldValue } from '../../props/useFieldValue';
import { useFormReset } from '../../props/useFormReset';
import { useSharedRef } from '../../props/useSharedRef';
import { useLocale } from '../../theme/DirectionProvider';
import { formatNumber } from '../../theme/formatNumber';
import { textsFor } from '../../theme/locale';
import { Field, type FieldTexts } from '../Field';
import { useAnnounce } from '../LiveRegion';
import * as S from './NumberField.styles';
import { NUMBER_FIELD_TEXTS, type NumberFieldTexts } from './numberFieldTexts';
import { finite, MAX_FRACTION_DIGITS, round } from './finiteNumber';
import { parseNumber } from './parseNumber';
import { StepButton } from './StepButton';
import { stepNumber } from './stepNumber';

export type { NumberFieldTexts } from './numberFieldTexts';

export interface NumberFieldProps
  extends
    FieldTexts,
    Omit<
      ComponentPropsWithRef<'input'>,
      | 'children'
      | 'size'
      | 'type'
      | 'role'
      | 'dir'
      | 'value'
      | 'defaultValue'
      | 'min'
      | 'max'
      | 'step'
    > {
  /** The number; `null` while the field is empty or invalid. If omitted, the field is uncontrolled. */
  value?: number | null | undefined;
  /** The initial number of an uncontrolled field, also after a form reset. */
  defaultValue?: number | undefined;
  /**
   * Called on every change, including while the user types. Numbers outside of `min` and `max` are reported,
   * too: validate them.
   */
  onValueChange?: ((value: number | null) => void) | undefined;
  /** The minimum. If it excludes negative numbers, phones show their numeric keypad. */
  min?: number | undefined;
  /** The maximum. */
  max?: number | undefined;
  /** The step of buttons and arrow keys, on a grid that starts at `min`. Any number can be typed. */
  step?: number | undefined;
  /** Fixed text after the number, which is announced with it: "m²". */
  unit?: string | undefined;
  /** Format of the number on blur. Typed numbers are rounded to the fraction digits. */
  formatOptions?:
    | Pick<
        Intl.NumberFormatOptions,
        'minimumFractionDigits' | 'maximumFractionDigits' | 'minimumIntegerDigits' | 'useGrouping'
      >
    | undefined;
  /** Labels of the buttons and error messages, in English and Arabic by default. */
  texts?: Partial<NumberFieldTexts> | undefined;
  /** Hides the buttons where the number is rarely changed in steps. */
  hideButtons?: boolean | undefined;
}

/** With both separators. */
const EXAMPLE = 1234.5;

/**
 * An exact number. It is formatted with the digits and separators of the locale; digits of any script and
 * either separator are accepted. Invalid or ambiguous input remains as typed, with a message on blur. The wheel changes
 * nothing. A form submits the number with Latin digits. Rest props and `ref` go to the input.
 *
 * @see https://www.w3.org/WAI/ARIA/apg/patterns/spinbutton/
 */
export function NumberField({
  label,
  hideLabel,
  hint,
  error,
  note,
  value: givenValue,
  defaultValue,
  onValueChange,
  min,
  max,
  step = 1,
  unit,
  formatOptions,
  texts: givenTexts,
  hideButtons = false,
  name,
  form,
  id: givenId,
  disabled = false,
  readOnly = false,
  className,
  style,
  ref,
  onChange,
  onKeyDown,
  onBlur,
  'aria-describedby': describedBy,
  ...rest
}: NumberFieldProps) {
  const ownId = useId();
  const id = givenId ?? ownId;
  const locale = useLocale();
  const announce = useAnnounce();
  const input = useSharedRef(ref);
  const [value, change] = useFieldValue<number | null>({
    value: givenValue === undefined ? undefined : finite(givenValue),
    defaultValue: finite(defaultValue),
    onValueChange,
    control: input,
  });
  /** The text that is being typed; `undefined` while the field shows the formatted number. */
  const [draft, setDraft] = useState<string>();
  const [wasLeft, setWasLeft] = useState(false);
  useFormReset(input, () => {
    setDraft(undefined);
    setWasLeft(false);
  });

  const options = { maximumFractionDigits: MAX_FRACTION_DIGITS, ...formatOptions };
  const format = (number: number) => formatNumber(locale, number, options).replaceAll('\u200e', '');
  const parse = (typed: string) => {
    const number = parseNumber(locale, typed.replace(unit ?? '', ''));
    return number === undefined ? null : round(number, options.maximumFractionDigits);
  };
  // The controlled value overrides a typed text with another number.
  const isDraft = draft !== undefined && parse(draft) === value;
  const text = isDraft ? draft : value === null ? '' : format(value);

  const texts = { ...textsFor(locale, NUMBER_FIELD_TEXTS), ...givenTexts };
  const problem = findProblem();
  useEffect(() => {
    input.current?.setCustomValidity(problem ?? '');
  }, [input, problem]);

  function findProblem(): string | undefined {
    if (value === null) return text.trim() === '' ? undefined : texts.notNumber(format(EXAMPLE));
    if (min !== undefined && value < min) return texts.tooLow(format(min));
    if (max !== undefined && value > max) return texts.tooHigh(format(max));
    return undefined;
  }

  const isFixed = disabled || readOnly;
  const show = (next: number) => {
    setDraft(undefined);
    if (next !== value) change(next);
  };
  const move = (steps: number) => show(stepNumber(value, steps, { min, max, step }));
  const handleKey = (event: KeyboardEvent<HTMLInputElement>) => {
    onKeyDown?.(event);
    const { altKey, ctrlKey, metaKey, shiftKey } = event;
    if (event.defaultPrevented || isFixed || altKey || ctrlKey || metaKey || shiftKey) return;
    const end = event.key === 'Home' ? min : event.key === 'End' ? max : undefined;
    const steps = KEY_STEPS[event.key];
    if (steps !== undefined) move(steps);
    else if (end !== undefined) show(end);
    else return;
    event.preventDefault();
  };
  const button = (kind: 'increase' | 'decrease', steps: 1 | -1) => {
    const next = stepNumber(value, steps, { min, max, step });
    return (
      <StepButton
        fieldId={id}
        kind={kind}
        label={texts[kind]}
        isAtEnd={value !== null && (steps > 0 ? next <= value : next >= value)}
        disabled={isFixed}
        onStep={() => {
          show(next);
          if (document.activeElement !== input.current) announce(spoken(format(next)));
        }}
      />
    );
  };
  const spoken = (number: string) => (unit === undefined ? number : `${number} ${unit}`);

  return (
    <Field
      {...{ id, label, hideLabel, hint, note, className, style, describedBy }}
      error={isShown(error) ? error : wasLeft && problem}
    >
      {(control) => (
        <>
          <S.Control>
            <S.Input
              autoComplete="off"
              inputMode={min === undefined || min < 0 ? 'text' : 'decimal'}
              {...rest}
              {...control}
              {...{ disabled, readOnly, form }}
              ref={input}
              type="text"
              role="spinbutton"
              dir="ltr"
              aria-valuemin={min}
              aria-valuemax={max}
              aria-valuenow={value ?? undefined}
              aria-valuetext={value === null ? undefined : spoken(text)}
              value={text}
              onChange={(event) => {
                onChange?.(event);
                const typed = event.currentTarget.value;
                const number = parse(typed);
                setDraft(typed);
                if (number !== value) change(number);
              }}
              onKeyDown={handleKey}
              onBlur={(event) => {
                onBlur?.(event);
                setWasLeft(true);
                if (value !== null) setDraft(undefined);
              }}
            />
            {unit !== undefined && <S.Unit aria-hidden>{unit}</S.Unit>}
            {!hideButtons && (
              <S.Buttons>
                {button('decrease', -1)}
                {button('increase', 1)}
              </S.Buttons>
            )}
          </S.Control>
          {name !== undefined && (
            <input type="hidden" {...{ name, form, disabled }} value={value ?? ''} />
          )}
        </>
      )}
    </Field>
  );
}

const KEY_STEPS: Readonly<Record<string, number>> = {
  ArrowUp: 1,
  ArrowDown: -1,
  PageUp: 10,
  PageDown: -10,
};
