import { PageHeading, Stack, TextLink } from '@jawla/ui';
import { SplitSheet } from '#core/doors';
import { useText } from '#core/i18n';
import { PageTitle } from '#core/routing';
import { sessionTexts } from '#session';

/** The farewell after logging out. */
export function LogoutView() {
  const t = useText(sessionTexts);
  return (
    <SplitSheet>
      <PageTitle>{t('logout.title')}</PageTitle>
      <Stack gap="l">
        <div role="status">
          <PageHeading title={t('logout.thanks')} below={t('logout.soon')} />
        </div>
        <TextLink href="/">{t('logout.login')}</TextLink>
      </Stack>
    </SplitSheet>
  );
}
