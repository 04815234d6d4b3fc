import type { ReactNode } from 'react';
import { AlertIcon, CloseIcon, DoneIcon, InfoIcon } from '../../icons';
import { useAutoHide } from '../Banner/useAutoHide';
import * as S from './Toast.styles';
import type { Toast, ToastTone } from './ToastProvider';

const SIGNS: Readonly<Record<ToastTone, ReactNode>> = {
  info: <InfoIcon />,
  success: <DoneIcon />,
  danger: <AlertIcon />,
};

interface ToastItemProps extends Toast {
  closeLabel: string;
  onAway: () => void;
}

/** One message. Its timer pauses while it contains the pointer or the focus. */
export function ToastItem({
  message,
  tone = 'info',
  action,
  duration = action === undefined ? 5000 : 10_000,
  closeLabel,
  onAway,
}: ToastItemProps) {
  const { leaving, holders } = useAutoHide({ after: duration, onHide: onAway });
  return (
    <S.Item
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
      <S.Words dir="auto">{message}</S.Words>
      {action !== undefined && (
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
      <S.Press type="button" aria-label={closeLabel} onClick={onAway}>
        <CloseIcon />
      </S.Press>
    </S.Item>
  );
}
