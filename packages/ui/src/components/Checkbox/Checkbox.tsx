import { useId, type ReactNode } from 'react';
import { AlertIcon } from '../../icons';
import { isShown } from '../../props/isShown';
import { joinIds } from '../../props/joinIds';
import { Hint, Message } from '../Field/Field.styles';
import { CheckboxBox, type CheckboxBoxProps } from './CheckboxBox';
import * as S from './Checkbox.styles';

export interface CheckboxProps extends CheckboxBoxProps {
  /** The statement that is true when the box is ticked. */
  label: ReactNode;
  /** A short explanation under the label. */
  hint?: ReactNode;
  /** Error message. If set, the box is marked as invalid. */
  error?: ReactNode;
}

/**
 * A yes-or-no choice that is submitted with a form. Rest props and `ref` go to the input; `className` and
 * `style` to the root.
 */
export function Checkbox({
  label,
  hint,
  error,
  className,
  style,
  id: given,
  'aria-describedby': describedBy,
  ...rest
}: CheckboxProps) {
  const own = useId();
  const id = given ?? own;
  const wrong = isShown(error);
  const hinted = isShown(hint);
  return (
    <S.Root className={className} style={style}>
      <S.Row>
        <CheckboxBox
          id={id}
          aria-describedby={joinIds(describedBy, hinted && `${id}-hint`, wrong && `${id}-error`)}
          {...(wrong && { 'aria-invalid': true })}
          {...rest}
        />
        <span>{label}</span>
      </S.Row>
      {(hinted || wrong) && (
        <S.Below>
          {hinted && <Hint id={`${id}-hint`}>{hint}</Hint>}
          {wrong && (
            <Message id={`${id}-error`} $tone="danger">
              <AlertIcon size="1.1em" />
              <span>{error}</span>
            </Message>
          )}
        </S.Below>
      )}
    </S.Root>
  );
}
