import { Banner, Button } from '@jawla/ui';
import type { ReactNode } from 'react';
import { TextWithIsolate, useText } from '#core/i18n';
import { notesTexts } from '../notes.texts';
import { personName } from './noteWords';
import type { SendState } from './props';
import * as S from './Writing.styles';

interface SendBannerProps {
  state: SendState;
  /** What failed, before the server's sentence. */
  failed: string;
  /** What was typed. */
  text: string;
  /** Shows what someone else has written meanwhile. */
  onTheirs?: (() => void) | undefined;
}

/** Above the buttons: why what was typed is not stored, and what can be done. */
export function SendBanner({ state, failed, text, onTheirs }: SendBannerProps) {
  const t = useText(notesTexts);
  const copy = (
    <Button size="s" onClick={() => void navigator.clipboard.writeText(text)}>
      {t('copyText')}
    </Button>
  );
  if (state.phase === 'idle' || state.phase === 'busy') return null;
  if (state.phase === 'slow') {
    return (
      <Said tone="info" actions={<Two {...state} />}>
        {t('slow.title')}
      </Said>
    );
  }
  if (state.phase === 'failed') {
    return (
      <Said tone="danger">
        {failed} {state.problem}
      </Said>
    );
  }
  if (state.phase === 'photoFailed') {
    return (
      <Said
        tone="danger"
        actions={
          <>
            <Button size="s" onClick={state.onRetry}>
              {t('retry')}
            </Button>
            <Button size="s" onClick={state.onRemove}>
              {t('photo.remove')}
            </Button>
          </>
        }
      >
        {t('form.photoFailed', { smart_count: state.count })} {state.problem}
      </Said>
    );
  }
  if (state.phase === 'conflict') {
    return (
      <Said
        tone="warning"
        actions={
          <>
            <Button size="s" onClick={onTheirs}>
              {t('conflict.theirs')}
            </Button>
            <Button size="s" onClick={state.onKeepMine}>
              {t('conflict.mine')}
            </Button>
          </>
        }
      >
        <TextWithIsolate text={(name) => t('conflict', { name })}>
          {personName(state.theirs.editedBy ?? state.theirs.author, t)}
        </TextWithIsolate>
      </Said>
    );
  }
  return (
    <Said tone="danger" actions={text.trim() === '' ? undefined : copy}>
      {t(state.phase)}
    </Said>
  );
}

function Two({ onWait, onRetry }: { onWait: () => void; onRetry: () => void }) {
  const t = useText(notesTexts);
  return (
    <>
      <Button size="s" onClick={onWait}>
        {t('slow.wait')}
      </Button>
      <Button size="s" onClick={onRetry}>
        {t('retry')}
      </Button>
    </>
  );
}

interface SaidProps {
  tone: 'info' | 'warning' | 'danger';
  actions?: ReactNode;
  children: ReactNode;
}

function Said({ tone, actions, children }: SaidProps) {
  return (
    <Banner tone={tone}>
      <div>{children}</div>
      {actions !== undefined && <S.BannerActions>{actions}</S.BannerActions>}
    </Banner>
  );
}
