import type { ComponentPropsWithRef, ReactNode } from 'react';
import type { ButtonSize, ButtonVariant } from '../Button';
import { Spinner } from '../Spinner';
import * as S from './IconButton.styles';

export interface IconButtonProps extends Omit<ComponentPropsWithRef<'button'>, 'children'> {
  /** What it does, for people who do not know the sign. Also shown as the browser's own tooltip. */
  label: string;
  /** The sign. Decoration: `label` names the button. */
  icon: ReactNode;
  /** How much the action matters; see Button. */
  variant?: Exclude<ButtonVariant, 'danger'> | undefined;
  /** `s` for rows and toolbars. */
  size?: ButtonSize | undefined;
  /** Makes it a switch that is on or off. The label then stays the same in both. */
  pressed?: boolean | undefined;
  /** Turns a spinner instead of the sign and lets no second press through. */
  busy?: boolean | undefined;
}

/** A sign to press, where there is no room for a word. */
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
