import { Banner, Button, Stack } from '@jawla/ui';
import { UndoIcon } from '@jawla/ui/icons';
import { useRef } from 'react';
import { useFocusLoss } from '#core/forms';
import { useProblemText } from '#core/http';
import { useText } from '#core/i18n';
import { editorTexts } from '../editor.texts';
import type { TrashedDateTour } from './useTrashedDates';

interface TrashedTourProps extends Pick<TrashedDateTour, 'returning' | 'onReturn'> {
  /** Called when the tour is back, and the button that had the focus is removed. */
  onFocusLost: () => void;
}

/** Offers the tour that the day had before it was deleted. */
export function TrashedTour({ returning, onReturn, onFocusLost }: TrashedTourProps) {
  const t = useText(editorTexts);
  const describe = useProblemText();
  const button = useRef<HTMLButtonElement>(null);
  useFocusLoss(button, onFocusLost);
  return (
    <Stack gap="s">
      <Banner tone="info">
        <Stack direction="row">
          <span>{t('dates.inTrash')}</span>
          <Button
            ref={button}
            size="s"
            icon={<UndoIcon />}
            busy={returning.phase === 'loading' ? t('dates.restoring') : undefined}
            onClick={onReturn}
          >
            {t('dates.bringBack')}
          </Button>
        </Stack>
      </Banner>
      {returning.phase === 'failed' && (
        <Banner tone="danger">
          {t('dates.notRestored')} {describe(returning.problem)}
        </Banner>
      )}
    </Stack>
  );
}
