import { ErrorPage, LinkButton, useBrand } from '@jawla/ui';
import { WalledDoor } from '#core/doors';
import { useText } from '#core/i18n';
import { href, PageTitle } from '#core/routing';
import { Shell } from '#shell';
import { pilotTexts } from '../../pilots.texts';

/** There is no pilot of this name. */
export function PilotMissing() {
  const t = useText(pilotTexts);
  const { links } = useBrand();
  return (
    <Shell frame="bare" footer="none" hasNotices={false}>
      <PageTitle>{t('viewer.missing')}</PageTitle>
      <ErrorPage
        drawing={<WalledDoor status={404} />}
        title={t('viewer.missing')}
        message={t('viewer.missingMore')}
        actions={
          <>
            <LinkButton variant="primary" href={href('login', {})}>
              {t('viewer.logIn')}
            </LinkButton>
            <LinkButton href={links.contact} external>
              {t('viewer.contact')}
            </LinkButton>
          </>
        }
      />
    </Shell>
  );
}
