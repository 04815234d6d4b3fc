import type { Account } from '@jawla/contract';
import { PageHeading, Skeleton, Stack, VisuallyHidden } from '@jawla/ui';
import { useOfflineRemoteData } from '#core/connection';
import { isSsoOnly, ssoName } from '#core/device';
import { LoadFailed } from '#core/http';
import { useLocale, useText } from '#core/i18n';
import { PageTitle } from '#core/routing';
import { useAppDispatch, useAppSelector, useRequest } from '#core/store';
import { homeOf, selectUser } from '#session';
import { PagePath } from '#shell';
import { loadAccount } from '../../account.requests';
import { accountTexts } from '../../account.texts';
import { AccountSection } from './AccountSection';
import * as S from './AccountSection.styles';
import { DataSection } from './DataSection';
import { EmailSection } from './EmailSection';
import { IdentitySection } from './IdentitySection';
import { PasswordSection } from './PasswordSection';
import { PreferencesSection } from './PreferencesSection';
import { ProfileSection } from './ProfileSection';
import { SessionsSection } from './SessionsSection';

/** One's own account, in sections, each of which is saved by itself. */
export function AccountScreen() {
  const dispatch = useAppDispatch();
  const onRetry = () => dispatch(loadAccount.requested(undefined, { force: true }));
  const account = useOfflineRemoteData(useRequest(loadAccount), onRetry);
  const t = useText(accountTexts);
  const user = useAppSelector(selectUser);
  const home = user && homeOf(user);
  return (
    <Stack gap="l">
      <PageTitle>{t('page.title')}</PageTitle>
      <PageHeading
        above={
          home !== undefined && (
            <PagePath
              backHref={home}
              parents={[{ href: home, label: t('page.home') }]}
              current={t('page.title')}
            />
          )
        }
        title={t('page.title')}
      />
      {account.phase === 'failed' ? (
        <LoadFailed title={t('page.failed')} problem={account.problem} onRetry={onRetry} />
      ) : account.phase === 'ready' ? (
        <Sections account={account.data} />
      ) : (
        <S.Columns>
          <AccountSection title={t('profile.title')} aria-busy>
            <VisuallyHidden role="status">{t('page.loading')}</VisuallyHidden>
            <Skeleton blockSize="3rem" />
            <Skeleton blockSize="3rem" />
            <Skeleton blockSize="3rem" />
          </AccountSection>
        </S.Columns>
      )}
    </Stack>
  );
}

function Sections({ account }: { account: Account }) {
  const provider = ssoName(useLocale());
  return (
    <S.Columns>
      <Stack gap="l">
        <ProfileSection account={account} />
        <PreferencesSection account={account} />
        <EmailSection account={account} />
      </Stack>
      <Stack gap="l">
        {!isSsoOnly() && <PasswordSection email={account.email} />}
        {provider !== null && <IdentitySection name={provider} />}
        <SessionsSection />
        <DataSection />
      </Stack>
    </S.Columns>
  );
}
