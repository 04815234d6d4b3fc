import { BANNER_MS } from '@jawla/contract/durations';
import { Banner } from '@jawla/ui';
import { useEffect, useState } from 'react';
import { formatTime, useLocale, useText } from '#core/i18n';
import { useAppDispatch, useAppSelector } from '#core/store';
import { connection, selectLastContact, selectReached } from '#core/connection';
import { frameTexts } from '../frame.texts';

/** Reports that the server is unreachable and since when, and when it is reachable again. */
export function OfflineBar() {
  const t = useText(frameTexts);
  const locale = useLocale();
  const dispatch = useAppDispatch();
  const reached = useAppSelector(selectReached);
  const lastContact = useAppSelector(selectLastContact);
  const [wasLost, setWasLost] = useState(false);
  const [shownBack, setShownBack] = useState(false);

  if (!reached && !wasLost) setWasLost(true);
  if (reached && wasLost) {
    setWasLost(false);
    setShownBack(true);
  }

  useEffect(() => {
    const onOnline = () => dispatch(connection.actions.reached(Date.now()));
    const onOffline = () => dispatch(connection.actions.lost());
    window.addEventListener('online', onOnline);
    window.addEventListener('offline', onOffline);
    return () => {
      window.removeEventListener('online', onOnline);
      window.removeEventListener('offline', onOffline);
    };
  }, [dispatch]);

  if (!reached && lastContact > 0) {
    const time = formatTime(new Date(lastContact), locale);
    return <Banner tone="warning">{t('offline.bar', { time })}</Banner>;
  }
  if (!shownBack) return null;
  return (
    <Banner tone="success" autoHide={{ after: BANNER_MS, onHide: () => setShownBack(false) }}>
      {t('offline.back')}
    </Banner>
  );
}
