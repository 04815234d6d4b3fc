import { useId, type ComponentPropsWithRef, type ReactNode } from 'react';
import { AlertIcon } from '../../icons';
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
  label: ReactNode;
  options: readonly RadioOption<Value>[];
  /** The chosen one; `undefined` while none is. */
  value: Value | undefined;
  onValueChange: (value: Value) => void;
  /** The name under which a form sends the choice. */
  name?: string | undefined;
  hint?: ReactNode;
  /** What is wrong. Its presence marks the group as wrong. */
  error?: ReactNode;
}

/** One of a few, all of them in sight. */
export function RadioGroup<Value extends string>({
  label,
  options,
  value,
  onValueChange,
  name,
  hint,
  error,
  ...rest
}: RadioGroupProps<Value>) {
  const id = useId();
  const wrong = error !== undefined && error !== null && error !== false && error !== '';
  const below = [hint !== undefined && `${id}-hint`, wrong && `${id}-error`].filter(
    (part) => typeof part === 'string',
  );
  return (
    <S.Root {...(below.length > 0 && { 'aria-describedby': below.join(' ') })} {...rest}>
      <S.Legend>{label}</S.Legend>
      <S.Options>
        {options.map((option) => (
          <S.Option key={option.value}>
            <S.Dot>
              <S.Input
                type="radio"
                name={name ?? id}
                value={option.value}
                checked={option.value === value}
                disabled={option.disabled}
                onChange={() => onValueChange(option.value)}
              />
            </S.Dot>
            <span>{option.label}</span>
          </S.Option>
        ))}
      </S.Options>
      {hint !== undefined && <Hint id={`${id}-hint`}>{hint}</Hint>}
      {wrong && (
        <Message id={`${id}-error`} $tone="danger">
          <AlertIcon size="1.1em" />
          <span>{error}</span>
        </Message>
      )}
    </S.Root>
  );
}
