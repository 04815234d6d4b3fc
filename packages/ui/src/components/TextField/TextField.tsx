import type { ComponentPropsWithRef, ReactNode } from 'react';
import { Field, type FieldTexts } from '../Field';
import * as S from '../Field/Field.styles';

export interface TextFieldProps
  extends FieldTexts, Omit<ComponentPropsWithRef<'input'>, 'children' | 'size'> {
  /** Fixed text or a sign before what is typed. */
  start?: ReactNode;
  /** Fixed text, such as a unit, or a button after what is typed. */
  end?: ReactNode;
}

/**
 * One line of text. Rest props and `ref` go to the input, as forms need; `className` to the whole. Give
 * addresses, numbers and codes `dir="ltr"`, and names of people and places `dir="auto"`.
 */
export function TextField({
  label,
  hideLabel,
  hint,
  error,
  note,
  start,
  end,
  className,
  style,
  id,
  type = 'text',
  'aria-describedby': describedBy,
  ...rest
}: TextFieldProps) {
  return (
    <Field {...{ id, label, hideLabel, hint, error, note, className, style, describedBy }}>
      {(control) => (
        <S.Control>
          {start !== undefined && <S.Affix $side="start">{start}</S.Affix>}
          <S.Input type={type} {...control} {...rest} />
          {end !== undefined && <S.Affix $side="end">{end}</S.Affix>}
        </S.Control>
      )}
    </Field>
  );
}
