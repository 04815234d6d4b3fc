import { useEffect, type ReactNode } from 'react';
import { AlertIcon, CloseIcon, DoneIcon, InfoIcon } from '../../icons';
import { useAutoHide } from '../Banner/useAutoHide';
import { NewTab, type AnchorProps } from '../Link';
import { useAnnounce } from '../LiveRegion';
import * as S from './Toast.styles';

export const TOAST_TONES = ['info', 'success', 'danger'] as const;
export type ToastTone = (typeof TOAST_TONES)[number];

/** A button, or a link, which may lead to another site in a new tab. */
export type ToastAction =
  | { label: string; onPress: () => void; href?: never }
  | { label: string; href: string; external?: AnchorProps['external']; onPress?: never };

export interface Toast {
  /** One sentence, shown and announced. */
  message: string;
  tone?: ToastTone | undefined;
  /** One action or link, such as "Undo". It must also be available elsewhere, because toasts disappear. */
  action?: ToastAction | undefined;
  /**
   * How long it is shown, in milliseconds: 5000 by default, 10000 with an action or in `danger`. With
   * `Infinity`, it stays until it is dismissed.
   */
  duration?: number | undefined;
}

const SIGNS: Readonly<Record<ToastTone, ReactNode>> = {
  info: <InfoIcon />,
  success: <DoneIcon />,
  danger: <AlertIcon />,
};

interface ToastItemProps extends Toast {
  id: number;
  closeLabel: string;
  onAway: () => void;
}

/** One message, announced when it appears and when it changes. Its timer pauses while it contains the pointer or the focus. */
export function ToastItem({
  id,
  message,
  tone = 'info',
  action,
  duration = action === undefined && tone !== 'danger' ? 5000 : 10_000,
  closeLabel,
  onAway,
}: ToastItemProps) {
  const isTimed = Number.isFinite(duration);
  const timer = isTimed ? { after: duration, onHide: onAway, restartOn: message } : undefined;
  const { leaving, holders } = useAutoHide(timer);
  const announce = useAnnounce();
  useEffect(() => announce(message), [announce, message]);
  return (
    <S.Item
      data-toast={id}
      {...holders}
      onKeyDown={(event) => {
        if (event.key !== 'Escape' || event.defaultPrevented) return;
        // Keeps a dialog around or below it open.
        event.preventDefault();
        event.stopPropagation();
        onAway();
      }}
      $leaving={leaving}
    >
      {SIGNS[tone]}
      <S.Words>{message}</S.Words>
      {action?.onPress !== undefined && (
        <S.Press
          type="button"
          onClick={() => {
            action.onPress();
            onAway();
          }}
        >
          {action.label}
        </S.Press>
      )}
      {action?.href !== undefined && (
        <S.Go href={action.href} external={action.external} onClick={onAway}>
          <span>
            {action.label}
            {action.external && <NewTab />}
          </span>
        </S.Go>
      )}
      <S.Press type="button" aria-label={closeLabel} onClick={onAway}>
        <CloseIcon />
      </S.Press>
    </S.Item>
  );
}
