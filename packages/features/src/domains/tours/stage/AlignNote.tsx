import { Button, IconButton, LiveRegion, useAnnounce } from '@jawla/ui';
import { CloseIcon } from '@jawla/ui/icons';
import { useState, type ReactNode } from 'react';
import { problemTexts } from '#core/http';
import { formatDay, useLocale, useText } from '#core/i18n';
import { alignTexts } from './align.texts';
import { RoomSelect } from './RoomSelect';
import * as S from './TourBar.styles';
import type { Align } from './align';

export interface AlignNoteProps {
  align: Align;
  /** The day of the other tour. */
  day: string;
}

/** A line in the bar to align two tours, and what is to be known about them. */
export function AlignNote({ align, day }: AlignNoteProps) {
  const t = useText(alignTexts);
  const tProblem = useText(problemTexts);
  const locale = useLocale();
  const announce = useAnnounce();
  const [isSceneOnlyKnown, setSceneOnlyKnown] = useState(false);
  const cancel = (
    <Button size="s" variant="quiet" onClick={align.onClose}>
      {t('align.cancel')}
    </Button>
  );
  const close = (onClose: () => void) => (
    <IconButton size="s" label={t('align.close')} icon={<CloseIcon />} onClick={onClose} />
  );

  if (align.failure)
    return (
      <Note role="alert" text={t('align.failed')}>
        <Button size="s" onClick={align.failure.onRetry}>
          {tProblem('retry')}
        </Button>
        {close(align.failure.onDismiss)}
      </Note>
    );
  switch (align.step) {
    case 'match':
      return (
        <Note>
          <S.NoteField>
            <RoomSelect
              label={t('align.sameRoom', { day: formatDay(day, locale) })}
              scenes={align.other.scenes}
              value={align.chosen}
              onChoose={(scene) => {
                align.onChoose(scene);
                announce(t('align.matched'));
              }}
            />
          </S.NoteField>
          {cancel}
        </Note>
      );
    case 'turn':
      return (
        <Note role="status" text={t('align.turnMore')}>
          <Button size="s" variant="primary" disabled={align.isSaving} onClick={align.onLock}>
            {t('align.lock')}
          </Button>
          {align.hasDirection && (
            <Button size="s" disabled={align.isSaving} onClick={align.onReset}>
              {t('align.reset')}
            </Button>
          )}
          {cancel}
        </Note>
      );
    case 'locked':
      return (
        <Note
          role="status"
          text={t(
            align.isSaving
              ? 'align.saving'
              : align.isShared
                ? 'align.lockedForAll'
                : 'align.locked',
          )}
        >
          <Button size="s" variant="quiet" disabled={align.isSaving} onClick={align.onUndo}>
            {t('align.undo')}
          </Button>
          {close(align.onClose)}
        </Note>
      );
    case undefined:
      if (align.isSceneOnly && !isSceneOnlyKnown)
        return (
          <Note role="status" text={t('align.sceneOnly')}>
            {close(() => setSceneOnlyKnown(true))}
          </Note>
        );
      return (
        <LiveRegion>
          {align.isUnmatched && t('align.unmatched', { day: formatDay(day, locale) })}
        </LiveRegion>
      );
    default:
      return align.step satisfies never;
  }
}

interface NoteProps {
  role?: 'alert' | 'status';
  text?: string;
  children: ReactNode;
}

function Note({ role, text, children }: NoteProps) {
  return (
    <S.Note>
      {text !== undefined && <span role={role}>{text}</span>}
      <S.NoteActions data-align-actions>{children}</S.NoteActions>
    </S.Note>
  );
}
