import { LOGOUT_REDIRECT_MS } from '@jawla/contract/durations';
import { PageHeading, Stack, TextLink } from '@jawla/ui';
import { useEffect } from 'react';
import { useNavigate } from 'react-router-dom';
import { SplitSheet } from '#core/doors';
import { useText } from '#core/i18n';
import { PageTitle } from '#core/routing';
import { useAppDispatch } from '#core/store';
import { session, sessionTexts } from '#session';

/** Ends the session and shows a farewell. */
export function LogoutScreen({ leaveAfterMs = LOGOUT_REDIRECT_MS }: { leaveAfterMs?: number }) {
  const t = useText(sessionTexts);
  const dispatch = useAppDispatch();
  const navigate = useNavigate();

  useEffect(() => {
    dispatch(session.actions.logoutRequested());
    const timer = setTimeout(() => void navigate('/', { replace: true }), leaveAfterMs);
    return () => clearTimeout(timer);
  }, [dispatch, navigate, leaveAfterMs]);

  return (
    <SplitSheet>
      <PageTitle>{t('logout.title')}</PageTitle>
      <Stack gap="l">
        <div role="status">
          <PageHeading title={t('logout.thanks')} below={t('logout.soon')} />
        </div>
        <TextLink href="/" alone>
          {t('logout.login')}
        </TextLink>
      </Stack>
    </SplitSheet>
  );
}
