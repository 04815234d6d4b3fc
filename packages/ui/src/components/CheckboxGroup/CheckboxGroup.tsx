import { useId, type ComponentPropsWithRef, type ReactNode } from 'react';
import { AlertIcon } from '../../icons';
import { isShown } from '../../props/isShown';
import { joinIds } from '../../props/joinIds';
import { useFieldValue } from '../../props/useFieldValue';
import { useSharedRef } from '../../props/useSharedRef';
import { Checkbox } from '../Checkbox';
import { Hint, Message } from '../Field/Field.styles';
import * as S from './CheckboxGroup.styles';

export interface CheckboxGroupOption<Value extends string> {
  value: Value;
  label: ReactNode;
  hint?: ReactNode;
  disabled?: boolean | undefined;
}

export interface CheckboxGroupProps<Value extends string> extends Omit<
  ComponentPropsWithRef<'fieldset'>,
  'children' | 'onChange' | 'defaultValue'
> {
  /** The question, as the legend of the group. */
  label: ReactNode;
  /** The options in order. */
  options: readonly CheckboxGroupOption<Value>[];
  /** The ticked values, in the order of the options. If omitted, the group is uncontrolled. */
  value?: readonly Value[] | undefined;
  /** The initial values of an uncontrolled group, also after a form reset. */
  defaultValue?: readonly Value[] | undefined;
  /** Called with all ticked values when one is ticked or unticked. */
  onValueChange?: ((value: readonly Value[]) => void) | undefined;
  /** The name under which a form submits each ticked value. */
  name?: string | undefined;
  /** A short explanation below. */
  hint?: ReactNode;
  /** Error message about the choice. */
  error?: ReactNode;
}

const NONE: readonly never[] = [];

/** A multiple choice among a few options, all visible. Rest props and `ref` go to the fieldset. */
export function CheckboxGroup<Value extends string>({
  label,
  options,
  value,
  defaultValue = NONE,
  onValueChange,
  name,
  hint,
  error,
  ref,
  'aria-describedby': describedBy,
  ...rest
}: CheckboxGroupProps<Value>) {
  const id = useId();
  const group = useSharedRef(ref);
  const [ticked, change] = useFieldValue<readonly Value[]>({
    value,
    defaultValue,
    onValueChange,
    control: group,
  });
  const wrong = isShown(error);
  const hinted = isShown(hint);
  const toggle = (option: Value, isTicked: boolean) =>
    change(
      options
        .map((one) => one.value)
        .filter((one) => (one === option ? isTicked : ticked.includes(one))),
    );
  return (
    <S.Root
      {...rest}
      ref={group}
      aria-describedby={joinIds(describedBy, hinted && `${id}-hint`, wrong && `${id}-error`)}
    >
      <S.Legend>{label}</S.Legend>
      {options.map((option) => (
        <Checkbox
          key={option.value}
          name={name}
          value={option.value}
          label={option.label}
          hint={option.hint}
          disabled={option.disabled}
          checked={ticked.includes(option.value)}
          onChange={({ currentTarget }) => toggle(option.value, currentTarget.checked)}
          aria-invalid={wrong || undefined}
        />
      ))}
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
