import type { ComponentPropsWithRef, ReactNode } from 'react';
import { AlertIcon, CloseIcon, DoneIcon, InfoIcon, WarningIcon } from '../../icons';
import { CLOSE, useWord } from '../../text/words';
import { IconButton } from '../IconButton';
import * as S from './Notice.styles';
import type { NoticeTone } from './Notice.styles';

export { NOTICE_TONES, type NoticeTone } from './Notice.styles';

const SIGNS: Readonly<Record<NoticeTone, ReactNode>> = {
  info: <InfoIcon />,
  success: <DoneIcon />,
  warning: <WarningIcon />,
  danger: <AlertIcon />,
};

export interface NoticeProps extends Omit<ComponentPropsWithRef<'section'>, 'title'> {
  /** Kind of the message. Determines the colour and how urgently it is announced. */
  tone?: NoticeTone | undefined;
  /** A title that is understandable by itself. */
  title: ReactNode;
  /** Actions that resolve the issue. */
  actions?: ReactNode;
  /** Gives the notice a close button. Its label is a prop, because only the app has texts of its language. */
  dismissal?: { label?: string | undefined; onDismiss: () => void } | undefined;
}

/** A message about the page rather than about an action: it remains until the user dismisses it. */
export function Notice({
  tone = 'info',
  title,
  actions,
  dismissal,
  children,
  ...rest
}: NoticeProps) {
  const close = useWord(CLOSE, dismissal?.label);
  return (
    <S.Root role={tone === 'danger' ? 'alert' : 'status'} {...rest} $tone={tone}>
      {SIGNS[tone]}
      <S.Words>
        <strong>{title}</strong>
        {children !== undefined && <S.Body>{children}</S.Body>}
        {actions !== undefined && <S.Actions>{actions}</S.Actions>}
      </S.Words>
      {dismissal !== undefined && (
        <IconButton size="s" label={close} icon={<CloseIcon />} onClick={dismissal.onDismiss} />
      )}
    </S.Root>
  );
}
