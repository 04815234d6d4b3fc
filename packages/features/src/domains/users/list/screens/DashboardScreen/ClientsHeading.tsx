import { Button, LinkButton, PageHeading } from '@jawla/ui';
import { AddIcon, PeopleIcon, PlaceIcon, QrIcon } from '@jawla/ui/icons';
import type { Ref } from 'react';
import { useText } from '#core/i18n';
import { MoreActions } from '#core/menus';
import { href } from '#core/routing';
import { sessionTexts, useQrLogin } from '#session';
import { userTexts } from '../../../users.texts';
import * as S from './DashboardView.styles';

export interface ClientsHeadingProps {
  ref: Ref<HTMLHeadingElement>;
  /** The admin who is greeted. */
  fname: string;
}

const MORE_ID = 'clients-more';

/** The title of the page, and what leads elsewhere: on a phone, some of it is in a menu. */
export function ClientsHeading({ ref, fname }: ClientsHeadingProps) {
  const t = useText(userTexts);
  const tSession = useText(sessionTexts);
  const qrLogin = useQrLogin();
  const pilots = { label: t('dashboard.pilots'), icon: <PlaceIcon />, href: href('pilots', {}) };
  const qr = { label: tSession('qr.open'), icon: <QrIcon />, onPress: qrLogin.open };
  return (
    <>
      <PageHeading
        ref={ref}
        above={
          <S.Above>
            {t('dashboard.panel')}
            <S.Narrow>
              <MoreActions id={MORE_ID} label={t('dashboard.more')} actions={[pilots, qr]} />
            </S.Narrow>
          </S.Above>
        }
        title={t('dashboard.title')}
        below={<bdi dir="auto">{t('dashboard.greeting', { name: fname })}</bdi>}
        actions={
          <>
            <S.Wide>
              <LinkButton variant="quiet" href={pilots.href} icon={pilots.icon}>
                {pilots.label}
              </LinkButton>
              <Button variant="quiet" icon={qr.icon} aria-haspopup="dialog" onClick={qr.onPress}>
                {qr.label}
              </Button>
            </S.Wide>
            <LinkButton href={href('inviteClients', {})} icon={<PeopleIcon />}>
              {t('dashboard.invite')}
            </LinkButton>
            <LinkButton variant="primary" href={href('createUser', {})} icon={<AddIcon />}>
              {t('dashboard.create')}
            </LinkButton>
          </>
        }
      />
      {qrLogin.dialog}
    </>
  );
}
