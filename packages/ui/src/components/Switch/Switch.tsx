import { useId, type ComponentPropsWithRef, type ReactNode } from 'react';
import { isShown } from '../../props/isShown';
import { joinIds } from '../../props/joinIds';
import { Hint } from '../Field/Field.styles';
import * as S from './Switch.styles';

export interface SwitchProps extends Omit<
  ComponentPropsWithRef<'input'>,
  'children' | 'type' | 'role'
> {
  /** Label of the setting. It does not change with the state. */
  label: ReactNode;
  /** A short explanation below the label. */
  hint?: ReactNode;
}

/**
 * Turns a setting on or off immediately. For a choice that is submitted with a form, use Checkbox. Rest props
 * and `ref` go to the input; `className` and `style` to the root.
 *
 * @see https://www.w3.org/WAI/ARIA/apg/patterns/switch/
 */
export function Switch({
  label,
  hint,
  className,
  style,
  id: given,
  'aria-describedby': describedBy,
  ...rest
}: SwitchProps) {
  const own = useId();
  const id = given ?? own;
  const hinted = isShown(hint);
  return (
    <S.Root className={className} style={style}>
      <S.Row>
        <span>{label}</span>
        <S.Track>
          <S.Input
            type="checkbox"
            // oxlint-disable-next-line jsx-a11y/role-has-required-aria-props -- a native checkbox has its state
            role="switch"
            id={id}
            aria-describedby={joinIds(describedBy, hinted && `${id}-hint`)}
            {...rest}
          />
          <S.Thumb aria-hidden />
        </S.Track>
      </S.Row>
      {hinted && <Hint id={`${id}-hint`}>{hint}</Hint>}
    </S.Root>
  );
}
