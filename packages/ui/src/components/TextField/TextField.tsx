import type { ComponentPropsWithRef, ReactNode } from 'react';
import { Field, type FieldTexts } from '../Field';
import * as S from '../Field/Field.styles';

export interface TextFieldProps
  extends FieldTexts, Omit<ComponentPropsWithRef<'input'>, 'children' | 'size'> {
  /** Fixed text or an icon before the value. */
  start?: ReactNode;
  /** Fixed text, such as a unit, or a button after the value. */
  end?: ReactNode;
}

/**
 * One line of text. Rest props and `ref` go to the input, as forms require; `className` to the root. Set
 * `dir="ltr"` for addresses, numbers and codes, and `dir="auto"` for names of people and places.
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
