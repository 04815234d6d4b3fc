import type { ComponentPropsWithRef, MouseEvent, ReactNode } from 'react';
import { Spinner } from '../Spinner';
import * as S from './Button.styles';
import type { ButtonSize, ButtonVariant } from './Button.styles';

export {
  BUTTON_SIZES,
  BUTTON_VARIANTS,
  type ButtonSize,
  type ButtonVariant,
} from './Button.styles';

export interface ButtonProps extends ComponentPropsWithRef<'button'> {
  /** How much the action matters: at most one primary per view; danger for what cannot be undone. */
  variant?: ButtonVariant | undefined;
  /** `s` for rows and toolbars. */
  size?: ButtonSize | undefined;
  /** Before the text. */
  icon?: ReactNode;
  /**
   * What is going on, such as "Logging in". While given, the button turns a spinner, keeps its width and
   * focus, and lets no second press through, so a form is not sent twice.
   */
  busy?: string | undefined;
}

/** Does something here. To go somewhere, use LinkButton. */
export function Button({
  variant = 'secondary',
  size = 'm',
  icon,
  busy,
  type = 'button',
  onClick,
  onMouseDown,
  children,
  ...rest
}: ButtonProps) {
  const isBusy = busy !== undefined;
  const press = (event: MouseEvent<HTMLButtonElement>) => {
    // A disabled button would lose the focus; this one only stops listening.
    if (isBusy || rest['aria-disabled'] === true || rest['aria-disabled'] === 'true') {
      event.preventDefault();
      return;
    }
    onClick?.(event);
  };
  const hold = (event: MouseEvent<HTMLButtonElement>) => {
    onMouseDown?.(event);
    // A field that is left may tell of an error, which moves the button away from under the pointer: the
    // press would end on something else, and nothing be sent.
    const { form } = event.currentTarget;
    if (type === 'submit' && form?.contains(document.activeElement)) event.preventDefault();
  };
  return (
    <S.Root
      type={type}
      {...(isBusy && { 'aria-busy': true, 'aria-disabled': true })}
      {...rest}
      onMouseDown={hold}
      onClick={press}
      $variant={variant}
      $size={size}
    >
      <S.Content $hidden={isBusy}>
        {icon}
        {children}
      </S.Content>
      {isBusy && (
        <S.Busy>
          <Spinner label={busy} />
        </S.Busy>
      )}
    </S.Root>
  );
}
