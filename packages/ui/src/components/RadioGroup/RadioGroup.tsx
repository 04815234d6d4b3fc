import { useId, type ComponentPropsWithRef, type ReactNode } from 'react';
import { AlertIcon } from '../../icons';
import { isShown } from '../../props/isShown';
import { joinIds } from '../../props/joinIds';
import { useFieldValue } from '../../props/useFieldValue';
import { useSharedRef } from '../../props/useSharedRef';
import { Hint, Message } from '../Field/Field.styles';
import * as S from './RadioGroup.styles';

export interface RadioOption<Value extends string> {
  value: Value;
  label: ReactNode;
  disabled?: boolean | undefined;
}

export interface RadioGroupProps<Value extends string> extends Omit<
  ComponentPropsWithRef<'fieldset'>,
  'children' | 'onChange' | 'defaultValue'
> {
  /** The question, as the legend of the group. */
  label: ReactNode;
  /** The choices in order. */
  options: readonly RadioOption<Value>[];
  /** The chosen one; `null` while none is. Left out, the group holds it. */
  value?: Value | null | undefined;
  /** The one chosen at first, and after the form is reset, when the group holds its value. */
  defaultValue?: Value | undefined;
  /** Called with the value that was chosen. */
  onValueChange?: ((value: Value) => void) | undefined;
  /** The name under which a form sends the choice. */
  name?: string | undefined;
  /** Help that is always shown, and describes the group. */
  hint?: ReactNode;
  /** What is wrong. Its presence marks the group as wrong. */
  error?: ReactNode;
}

/** One of a few, all of them in sight. Rest props and `ref` go to the fieldset. */
export function RadioGroup<Value extends string>({
  label,
  options,
  value,
  defaultValue,
  onValueChange,
  name,
  hint,
  error,
  ref,
  'aria-describedby': describedBy,
  ...rest
}: RadioGroupProps<Value>) {
  const id = useId();
  const group = useSharedRef(ref);
  const [chosen, choose] = useFieldValue<Value | null>({
    value,
    defaultValue: defaultValue ?? null,
    // A press on a radio chooses it; none takes the choice away.
    onValueChange: (next) => next !== null && onValueChange?.(next),
    control: group,
  });
  const wrong = isShown(error);
  const hinted = isShown(hint);
  return (
    <S.Root
      {...rest}
      ref={group}
      aria-describedby={joinIds(describedBy, hinted && `${id}-hint`, wrong && `${id}-error`)}
    >
      <S.Legend>{label}</S.Legend>
      <S.Options>
        {options.map((option) => (
          <S.Option key={option.value}>
            <S.Dot>
              <S.Input
                type="radio"
                name={name ?? id}
                value={option.value}
                checked={option.value === chosen}
                disabled={option.disabled}
                onChange={() => choose(option.value)}
              />
            </S.Dot>
            <span>{option.label}</span>
          </S.Option>
        ))}
      </S.Options>
      {hinted && <Hint id={`${id}-hint`}>{hint}</Hint>}
      {wrong && (
        <Message id={`${id}-error`} $tone="danger">
          <AlertIcon size="1.1em" />
          <span>{error}</span>
        </Message>
      )}
    </S.Root>
  );
}
