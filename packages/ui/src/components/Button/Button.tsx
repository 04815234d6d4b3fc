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
  /** Importance of the action: at most one primary per view; danger for actions that cannot be undone. */
  variant?: ButtonVariant | undefined;
  /** `s` for rows and toolbars. */
  size?: ButtonSize | undefined;
  /** Icon before the text. */
  icon?: ReactNode;
  /**
   * Label of a pending action, such as "Logging in". While it is set, the button shows a spinner, keeps its
   * width and focus, and ignores further presses, so that a form is not submitted twice.
   */
  busy?: string | undefined;
}

/** Triggers an action on the page. For navigation, use LinkButton. */
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
    // A disabled button would lose the focus, so this one only ignores clicks.
    if (isBusy || rest['aria-disabled'] === true || rest['aria-disabled'] === 'true') {
      event.preventDefault();
      return;
    }
    onClick?.(event);
  };
  const hold = (event: MouseEvent<HTMLButtonElement>) => {
    onMouseDown?.(event);
    // `preventDefault` keeps the focus in the field until the click: on blur, the field may show an error,
    // which moves the button from under the pointer, and the click is lost.
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
