import { useEffect, useState, type ComponentPropsWithRef, type KeyboardEvent } from 'react';
import { isShown } from '../../props/isShown';
import { useFieldValue } from '../../props/useFieldValue';
import { useFormReset } from '../../props/useFormReset';
import { useSharedRef } from '../../props/useSharedRef';
import { useLocale } from '../../theme/DirectionProvider';
import { textsFor } from '../../theme/locale';
import { Field, type FieldTexts } from '../Field';
import { stepNumber } from '../NumberField/stepNumber';
import { formatTime, fromIsoTime, parseTime, toIsoTime, type HourCycle } from './clockTime';
import * as S from './TimeField.styles';
import { TIME_FIELD_TEXTS, type TimeFieldTexts } from './timeFieldTexts';

export type { TimeFieldTexts } from './timeFieldTexts';

export interface TimeFieldProps
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
  /**
   * `HH:mm` from 00:00 to 23:59; empty while the field is empty or invalid. If omitted, the field is
   * uncontrolled.
   */
  value?: string | undefined;
  /** The initial time of an uncontrolled field, also after a form reset. */
  defaultValue?: string | undefined;
  /**
   * Called on every change, including while the user types. Times outside of `min` and `max` are reported,
   * too: validate them.
   */
  onValueChange?: ((value: string) => void) | undefined;
  /** The earliest time, as `HH:mm`. */
  min?: string | undefined;
  /** The latest time, as `HH:mm`. */
  max?: string | undefined;
  /** The step of the arrow keys in minutes, on a grid that starts at `min`. Any time can be typed. */
  step?: number | undefined;
  /** 12 or 24 hours; by default as in the locale. Both can be typed. */
  hourCycle?: HourCycle | undefined;
  /** Error messages, in English and Arabic by default. */
  texts?: Partial<TimeFieldTexts> | undefined;
}

/**
 * A time of day that is typed. It is formatted with the digits and the hour cycle of the locale, from left to
 * right; digits of any script, both hour cycles and the usual separators are accepted. Invalid input remains
 * as typed, with a message on blur. A form submits `HH:mm`. Rest props and `ref` go to the input.
 *
 * @see https://www.w3.org/WAI/ARIA/apg/patterns/spinbutton/
 */
export function TimeField({
  label,
  hideLabel,
  hint,
  error,
  note,
  value: givenValue,
  defaultValue = '',
  onValueChange,
  min,
  max,
  step = 15,
  hourCycle,
  texts: givenTexts,
  name,
  form,
  id,
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
}: TimeFieldProps) {
  const locale = useLocale();
  const input = useSharedRef(ref);
  const [given, change] = useFieldValue({
    value: givenValue,
    defaultValue,
    onValueChange,
    control: input,
  });
  /** The text that is being typed; `undefined` while the field shows the formatted time. */
  const [draft, setDraft] = useState<string>();
  const [wasLeft, setWasLeft] = useState(false);
  useFormReset(input, () => {
    setDraft(undefined);
    setWasLeft(false);
  });

  const minutes = fromIsoTime(given);
  const [least, most] = [fromIsoTime(min), fromIsoTime(max)];
  const format = (time: number) => formatTime(locale, time, hourCycle);
  // The controlled value overrides a typed text with another time.
  const isDraft = draft !== undefined && parseTime(locale, draft) === minutes;
  const text = isDraft ? draft : minutes === undefined ? '' : format(minutes);

  const texts = { ...textsFor(locale, TIME_FIELD_TEXTS), ...givenTexts };
  const problem = findProblem();
  useEffect(() => {
    input.current?.setCustomValidity(problem ?? '');
  }, [input, problem]);

  function findProblem(): string | undefined {
    if (minutes === undefined) return text.trim() === '' ? undefined : texts.notTime;
    if (least !== undefined && minutes < least) return texts.tooEarly(format(least));
    if (most !== undefined && minutes > most) return texts.tooLate(format(most));
    return undefined;
  }

  const show = (next: number) => {
    setDraft(undefined);
    if (next !== minutes) change(toIsoTime(next));
  };
  const handleKey = (event: KeyboardEvent<HTMLInputElement>) => {
    onKeyDown?.(event);
    const { altKey, ctrlKey, metaKey, shiftKey } = event;
    if (event.defaultPrevented || disabled || readOnly) return;
    if (altKey || ctrlKey || metaKey || shiftKey) return;
    const range = { min: least ?? 0, max: most ?? LAST_MINUTE };
    switch (event.key) {
      case 'ArrowUp':
        // After the last point of the grid, the next one would be before it.
        show(Math.max(minutes ?? 0, stepNumber(minutes ?? null, 1, { ...range, step })));
        break;
      case 'ArrowDown':
        show(stepNumber(minutes ?? null, -1, { ...range, step }));
        break;
      case 'PageUp':
      case 'PageDown': {
        const hour = event.key === 'PageUp' ? 60 : -60;
        show(Math.max(range.min, Math.min(range.max, (minutes ?? range.min) + hour)));
        break;
      }
      default:
        return;
    }
    event.preventDefault();
  };

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
              {...rest}
              {...control}
              {...{ disabled, readOnly, form }}
              ref={input}
              type="text"
              role="spinbutton"
              dir="ltr"
              aria-valuemin={least ?? 0}
              aria-valuemax={most ?? LAST_MINUTE}
              aria-valuenow={minutes}
              aria-valuetext={minutes === undefined ? undefined : text}
              value={text}
              onChange={(event) => {
                onChange?.(event);
                const typed = event.currentTarget.value;
                const time = parseTime(locale, typed);
                setDraft(typed);
                if (time !== minutes) change(time === undefined ? '' : toIsoTime(time));
              }}
              onKeyDown={handleKey}
              onBlur={(event) => {
                onBlur?.(event);
                setWasLeft(true);
                if (minutes !== undefined) setDraft(undefined);
              }}
            />
          </S.Control>
          {name !== undefined && (
            <input
              type="hidden"
              {...{ name, form, disabled }}
              value={minutes === undefined ? '' : toIsoTime(minutes)}
            />
          )}
        </>
      )}
    </Field>
  );
}

/** Minutes of a day, counted from midnight. */
const LAST_MINUTE = 24 * 60 - 1;
