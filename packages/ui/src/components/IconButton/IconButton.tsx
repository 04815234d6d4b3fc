import type { ComponentPropsWithRef, ReactNode } from 'react';
import type { ButtonSize, ButtonVariant } from '../Button';
import { Spinner } from '../Spinner';
import * as S from './IconButton.styles';

export interface IconButtonProps extends Omit<ComponentPropsWithRef<'button'>, 'children'> {
  /** Accessible name, which is also the browser's tooltip. */
  label: string;
  /** The icon. Decorative: `label` names the button. */
  icon: ReactNode;
  /** Importance of the action; see Button. */
  variant?: Exclude<ButtonVariant, 'danger'> | undefined;
  /** `s` for rows and toolbars. */
  size?: ButtonSize | undefined;
  /** Makes it a toggle button. The label must be the same in both states. */
  pressed?: boolean | undefined;
  /** Shows a spinner instead of the icon and ignores further presses. */
  busy?: boolean | undefined;
}

/** A button with an icon only, for places without space for text. */
export function IconButton({
  label,
  icon,
  variant = 'quiet',
  size = 'm',
  pressed,
  busy = false,
  type = 'button',
  onClick,
  ...rest
}: IconButtonProps) {
  return (
    <S.Root
      type={type}
      aria-label={label}
      title={label}
      {...(pressed !== undefined && { 'aria-pressed': pressed })}
      {...(busy && { 'aria-busy': true, 'aria-disabled': true })}
      {...rest}
      onClick={busy ? undefined : onClick}
      $variant={variant}
      $size={size}
    >
      {busy ? <Spinner /> : icon}
    </S.Root>
  );
}
