import { Banner, Button, Stack } from '@jawla/ui';
import { lazy, Suspense, useState } from 'react';
import { formatTime, useLocale, useText } from '#core/i18n';
import { useAppDispatch, useAppSelector } from '#core/store';
import { selectAgain, selectEndsAt, selectWaiting, session } from './session.slice';
import { sessionTexts } from './session.texts';

// Needed once in ten hours.
const LogInAgain = lazy(async () => ({ default: (await import('./reauth')).LogInAgain }));

/** That the session ends, that another tab changed it, and the way to log in again over the page. */
export function SessionNoticesView() {
  const t = useText(sessionTexts);
  const locale = useLocale();
  const dispatch = useAppDispatch();
  const endsAt = useAppSelector(selectEndsAt);
  const waiting = useAppSelector(selectWaiting);
  const asked = useAppSelector(selectAgain) !== undefined;
  const [wasAsked, setWasAsked] = useState(false);
  // Stays once it was there, so that it can leave in its own time and give the focus back.
  if (asked && !wasAsked) setWasAsked(true);

  return (
    <>
      {endsAt !== undefined && (
        <Banner tone="warning">
          <Stack direction="row" align="center" gap="m">
            <span>{t('ends.soon', { time: formatTime(new Date(endsAt), locale) })}</span>
            <Button size="s" onClick={() => dispatch(session.actions.againAsked())}>
              {t('ends.stay')}
            </Button>
          </Stack>
        </Banner>
      )}
      {waiting !== undefined && <Banner tone="info">{t(`tab.${waiting}`)}</Banner>}
      {wasAsked && (
        <Suspense>
          <LogInAgain />
        </Suspense>
      )}
    </>
  );
}
