import type { ComponentPropsWithRef, FocusEvent, PointerEvent, ReactNode } from 'react';
import { AlertIcon, CloseIcon, DoneIcon, InfoIcon, WarningIcon } from '../../icons';
import { CLOSE, useWord } from '../../text/words';
import * as S from './Banner.styles';
import type { BannerTone } from './Banner.styles';
import { useAutoHide, type AutoHide } from './useAutoHide';

export { BANNER_TONES, type BannerTone } from './Banner.styles';

const SIGNS: Readonly<Record<BannerTone, ReactNode>> = {
  info: <InfoIcon />,
  success: <DoneIcon />,
  warning: <WarningIcon />,
  danger: <AlertIcon />,
};

export interface BannerProps extends ComponentPropsWithRef<'div'> {
  /** Kind of the message. Determines colour and icon, and how urgently it is announced. */
  tone: BannerTone;
  /** The message, often the server's text, of any length. */
  children: ReactNode;
  /** Gives the banner a close button. */
  dismissal?: { label?: string | undefined; onDismiss: () => void } | undefined;
  /** Hides the banner after a delay. */
  autoHide?: AutoHide | undefined;
}

/**
 * Feedback on the user's last action, in the place where it happened. For a message about the whole page use
 * Notice; for one that may be missed, a toast.
 */
export function Banner({
  tone,
  dismissal,
  autoHide,
  children,
  onPointerEnter,
  onPointerLeave,
  onFocus,
  onBlur,
  ...rest
}: BannerProps) {
  const close = useWord(CLOSE, dismissal?.label);
  const { leaving, isGone, holders } = useAutoHide(autoHide);
  if (isGone) return null;
  return (
    <S.Root
      role={tone === 'danger' ? 'alert' : 'status'}
      {...rest}
      onPointerEnter={(event: PointerEvent<HTMLDivElement>) => {
        holders.onPointerEnter();
        onPointerEnter?.(event);
      }}
      onPointerLeave={(event: PointerEvent<HTMLDivElement>) => {
        holders.onPointerLeave();
        onPointerLeave?.(event);
      }}
      onFocus={(event: FocusEvent<HTMLDivElement>) => {
        holders.onFocus();
        onFocus?.(event);
      }}
      onBlur={(event: FocusEvent<HTMLDivElement>) => {
        holders.onBlur();
        onBlur?.(event);
      }}
      $tone={tone}
      $leaving={leaving}
    >
      {SIGNS[tone]}
      <S.Text>{children}</S.Text>
      {dismissal !== undefined && (
        <S.Dismiss type="button" aria-label={close} onClick={dismissal.onDismiss}>
          <CloseIcon />
        </S.Dismiss>
      )}
    </S.Root>
  );
}
