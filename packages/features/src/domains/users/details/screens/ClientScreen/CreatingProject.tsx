import { Button, LoadingScreen } from '@jawla/ui';
import { useEffect, useState } from 'react';
import { useText } from '#core/i18n';
import { clientDetailsTexts } from '../../clientDetails.texts';
import * as S from './CreatingProject.styles';

/** Time after which the user may close the loading screen, in milliseconds. */
const LEAVE_TIMEOUT_MS = 10_000;

/** Covers the page while a project is created. It fades in with a delay, so that fast responses do not flash. */
export function CreatingProject({ onGiveUp }: { onGiveUp: () => void }) {
  const t = useText(clientDetailsTexts);
  const [late, setLate] = useState(false);
  useEffect(() => {
    const timer = setTimeout(() => setLate(true), LEAVE_TIMEOUT_MS);
    return () => clearTimeout(timer);
  }, []);
  useEffect(() => {
    const onKey = (event: KeyboardEvent) => {
      if (event.key === 'Escape') onGiveUp();
    };
    window.addEventListener('keydown', onKey);
    return () => window.removeEventListener('keydown', onKey);
  }, [onGiveUp]);
  return (
    <S.Cover>
      <LoadingScreen
        // Without the brand's logo, and with the page behind it.
        drawing={null}
        messages={[t('projects.creating')]}
        actions={late && <Button onClick={onGiveUp}>{t('cancel')}</Button>}
      />
    </S.Cover>
  );
}
