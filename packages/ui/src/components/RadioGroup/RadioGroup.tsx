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
  /** The options in order. */
  options: readonly RadioOption<Value>[];
  /** The chosen value; `null` for none. If omitted, the group is uncontrolled. */
  value?: Value | null | undefined;
  /** The initial value of an uncontrolled group, also after a form reset. */
  defaultValue?: Value | undefined;
  /** Called with the value that was chosen. */
  onValueChange?: ((value: Value) => void) | undefined;
  /** The name under which a form submits the choice. */
  name?: string | undefined;
  /** Hint that is always shown, and describes the group. */
  hint?: ReactNode;
  /** Error message. If set, the group is marked as invalid. */
  error?: ReactNode;
}

/** A single choice among a few options, all visible. Rest props and `ref` go to the fieldset. */
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
    // A click on a radio chooses it and cannot deselect it.
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
