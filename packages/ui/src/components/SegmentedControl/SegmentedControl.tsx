import { useId, type ComponentPropsWithRef, type ReactElement, type ReactNode } from 'react';
import { useFieldValue } from '../../props/useFieldValue';
import { useSharedRef } from '../../props/useSharedRef';
import { VisuallyHidden } from '../VisuallyHidden';
import * as S from './SegmentedControl.styles';
import type { SegmentedLook } from './SegmentedControl.styles';

export interface SegmentedControlOption<Value extends string> {
  value: Value;
  label: ReactNode;
  /** Shown in place of the label, which then is the accessible name of the option. */
  icon?: ReactElement | undefined;
  disabled?: boolean | undefined;
  /** Number of matches, shown after the label. */
  count?: ReactNode;
}

export { SEGMENTED_LOOKS, type SegmentedLook } from './SegmentedControl.styles';

export interface SegmentedControlProps<Value extends string> extends Omit<
  ComponentPropsWithRef<'fieldset'>,
  'children' | 'onChange' | 'defaultValue'
> {
  /** Accessible name of the group: "Show as". */
  label: string;
  /** Two to five segments; chips may be more. */
  options: readonly SegmentedControlOption<Value>[];
  /** The chosen value. If omitted, the control is uncontrolled. */
  value?: Value | undefined;
  /** The initial value of an uncontrolled control, also after a form reset; the first option by default. */
  defaultValue?: Value | undefined;
  /** Called with the value that was chosen. */
  onValueChange?: ((value: Value) => void) | undefined;
  /** The name under which a form submits the choice. */
  name?: string | undefined;
  /** Segments on a common background; or separate chips, which wrap: filters of a list. */
  look?: SegmentedLook | undefined;
}

/**
 * Switches between a few views or modes of the same content; one is always chosen. For pages under one
 * heading use Tabs, for a choice in a form RadioGroup. Rest props and `ref` go to the fieldset.
 *
 * @see https://www.w3.org/WAI/ARIA/apg/patterns/radio/
 */
export function SegmentedControl<Value extends string>({
  label,
  options,
  value,
  defaultValue,
  onValueChange,
  name,
  look = 'segments',
  ref,
  ...rest
}: SegmentedControlProps<Value>) {
  const id = useId();
  const group = useSharedRef(ref);
  const [chosen, choose] = useFieldValue<Value | undefined>({
    value,
    defaultValue: defaultValue ?? options[0]?.value,
    // A click on a radio chooses it and cannot deselect it.
    onValueChange: (next) => next !== undefined && onValueChange?.(next),
    control: group,
  });
  return (
    <S.Root aria-label={label} {...rest} $look={look} ref={group}>
      {options.map((option) => (
        <S.Segment key={option.value} $look={look}>
          <S.Input
            type="radio"
            name={name ?? id}
            value={option.value}
            checked={option.value === chosen}
            disabled={option.disabled}
            onChange={() => choose(option.value)}
          />
          {option.icon === undefined ? (
            <span>{option.label}</span>
          ) : (
            <>
              {option.icon}
              <VisuallyHidden>{option.label}</VisuallyHidden>
            </>
          )}
          {option.count !== undefined && <S.Count>{option.count}</S.Count>}
        </S.Segment>
      ))}
    </S.Root>
  );
}
