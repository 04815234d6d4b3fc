import { useId, type ComponentPropsWithRef, type ReactNode } from 'react';
import { isShown } from '../../props/isShown';
import { joinIds } from '../../props/joinIds';
import { useFieldValue } from '../../props/useFieldValue';
import { useSharedRef } from '../../props/useSharedRef';
import { useFormatNumber } from '../../theme/useFormatNumber';
import { Hint } from '../Field/Field.styles';
import * as S from './Slider.styles';

export interface SliderProps extends Omit<
  ComponentPropsWithRef<'input'>,
  'children' | 'type' | 'value' | 'defaultValue' | 'min' | 'max' | 'step'
> {
  /** Label of the number. */
  label: ReactNode;
  /** The value; the middle is shown for `NaN`. If omitted, the slider is uncontrolled. */
  value?: number | undefined;
  /** The initial value of an uncontrolled slider, also after a form reset; the middle by default. */
  defaultValue?: number | undefined;
  /** Called with each value while the thumb moves. */
  onValueChange?: ((value: number) => void) | undefined;
  /** The minimum. */
  min?: number | undefined;
  /** The maximum. */
  max?: number | undefined;
  /** Values are `min` plus whole steps. */
  step?: number | undefined;
  /** The value as text, visible and announced: "20 m". By default the number in the digits of the locale. */
  format?: ((value: number) => string) | undefined;
  /** A short explanation below. */
  hint?: ReactNode;
}

/** Rounds a sum of steps: 0.3 for 0.1 + 0.2. */
const ALL_DIGITS = { maximumSignificantDigits: 15 } as const;

/**
 * An approximate number within a range. A native range input: arrow keys follow the direction of the page,
 * Page Up and Down go ten steps, Home and End to the ends. Rest props and `ref` go to the input; `className`
 * and `style` to the root.
 *
 * @see https://www.w3.org/WAI/ARIA/apg/patterns/slider/
 */
export function Slider({
  label,
  value,
  min = 0,
  max = 100,
  step = 1,
  defaultValue,
  onValueChange,
  format: givenFormat,
  hint,
  className,
  style,
  id: givenId,
  ref,
  onChange,
  'aria-describedby': describedBy,
  ...rest
}: SliderProps) {
  const own = useId();
  const id = givenId ?? own;
  const formatNumber = useFormatNumber();
  const format = givenFormat ?? ((shown: number) => formatNumber(shown, ALL_DIGITS));
  const input = useSharedRef(ref);
  const middle = (min + max) / 2;
  const [given, change] = useFieldValue({
    value,
    defaultValue: defaultValue ?? middle,
    onValueChange,
    control: input,
  });
  const number = Number.isFinite(given) ? given : middle;
  const hinted = isShown(hint);
  const share = max > min ? (Math.min(max, Math.max(min, number)) - min) / (max - min) : 0;
  return (
    <S.Root className={className} style={style}>
      <S.Words>
        <label htmlFor={id}>{label}</label>
        <S.Value htmlFor={id}>
          <bdi>{format(number)}</bdi>
        </S.Value>
      </S.Words>
      <S.Input
        {...rest}
        ref={input}
        type="range"
        id={id}
        {...{ min, max, step }}
        value={number}
        aria-valuetext={format(number)}
        aria-describedby={joinIds(describedBy, hinted && `${id}-hint`)}
        onChange={(event) => {
          onChange?.(event);
          change(event.currentTarget.valueAsNumber);
        }}
        $share={share}
      />
      {hinted && <Hint id={`${id}-hint`}>{hint}</Hint>}
    </S.Root>
  );
}
