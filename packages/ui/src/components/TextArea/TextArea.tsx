import type { ComponentPropsWithRef } from 'react';
import { Field, type FieldTexts } from '../Field';
import * as S from './TextArea.styles';

export interface TextAreaProps
  extends FieldTexts, Omit<ComponentPropsWithRef<'textarea'>, 'children'> {}

/** Several lines of text; its height grows with them. Rest props and `ref` go to the textarea. */
export function TextArea({
  label,
  hideLabel,
  hint,
  error,
  note,
  className,
  style,
  id,
  rows = 3,
  'aria-describedby': describedBy,
  ...rest
}: TextAreaProps) {
  return (
    <Field {...{ id, label, hideLabel, hint, error, note, className, style, describedBy }}>
      {(control) => (
        <S.Control>
          <S.Area rows={rows} {...control} {...rest} />
        </S.Control>
      )}
    </Field>
  );
}
