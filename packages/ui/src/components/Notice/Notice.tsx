import type { ComponentPropsWithRef, ReactNode } from 'react';
import { AlertIcon, CloseIcon, DoneIcon, InfoIcon, WarningIcon } from '../../icons';
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
  /** What the message is about. Decides the colour and how urgently it is announced. */
  tone?: NoticeTone | undefined;
  /** One line that makes sense on its own. */
  title: ReactNode;
  /** What can be done about it. */
  actions?: ReactNode;
  /** Gives the notice a close button. The label comes along, because only the app knows the language. */
  dismissal?: { label: string; onDismiss: () => void } | undefined;
}

/** A message that belongs to the page rather than to a moment: it stays until the person closes it. */
export function Notice({
  tone = 'info',
  title,
  actions,
  dismissal,
  children,
  ...rest
}: NoticeProps) {
  return (
    <S.Root role={tone === 'danger' ? 'alert' : 'status'} {...rest} $tone={tone}>
      {SIGNS[tone]}
      <S.Words>
        <strong>{title}</strong>
        {children !== undefined && <S.Body>{children}</S.Body>}
        {actions !== undefined && <S.Actions>{actions}</S.Actions>}
      </S.Words>
      {dismissal !== undefined && (
        <IconButton
          size="s"
          label={dismissal.label}
          icon={<CloseIcon />}
          onClick={dismissal.onDismiss}
        />
      )}
    </S.Root>
  );
}
