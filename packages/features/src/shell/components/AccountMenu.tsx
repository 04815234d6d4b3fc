import type { SessionUser } from '@jawla/contract';
import { fullName } from '@jawla/contract/fullName';
import { Avatar, Button, LinkButton, Ltr, Popover, VisuallyHidden } from '@jawla/ui';
import {
  ClockIcon,
  DeleteIcon,
  InfoIcon,
  KeyIcon,
  PeopleIcon,
  PersonIcon,
  QrIcon,
  ShareIcon,
  UploadIcon,
} from '@jawla/ui/icons';
import { useText } from '#core/i18n';
import { href } from '#core/routing';
import { sessionTexts, useQrLogin } from '#session';
import { accountTexts } from './account.texts';
import * as S from './AccountMenu.styles';
import { Name, Trigger } from './AccountTrigger.styles';

/** The pages that admins open now and then: the navigation has those of every day. */
const ADMIN_PAGES = [
  ['team', <PeopleIcon key="team" />],
  ['activity', <ClockIcon key="activity" />],
  ['guestLinks', <ShareIcon key="guestLinks" />],
  ['connections', <KeyIcon key="connections" />],
  ['trash', <DeleteIcon key="trash" />],
  ['system', <InfoIcon key="system" />],
] as const;

/** The signed-in user, and the actions of the account. */
export function AccountMenu({ user }: { user: SessionUser }) {
  const t = useText(accountTexts);
  const tSession = useText(sessionTexts);
  const qrLogin = useQrLogin();
  const name = fullName(user);
  return (
    <>
      <Popover
        label={t('account.label')}
        place="bottom end"
        renderTrigger={(props) => (
          <Trigger {...props} type="button">
            <Avatar name={name} />
            <VisuallyHidden>{t('account.label')}: </VisuallyHidden>
            <Name>
              <bdi>{name}</bdi>
            </Name>
          </Trigger>
        )}
      >
        {(close) => (
          <S.Sheet>
            <S.Person>
              <Avatar name={name} />
              <S.Identity>
                <bdi dir="auto">{name}</bdi>
                <S.Mail>
                  <Ltr>{user.email}</Ltr>
                </S.Mail>
              </S.Identity>
            </S.Person>
            <LinkButton
              variant="quiet"
              icon={<PersonIcon />}
              href={href('account', {})}
              onClick={close}
            >
              {t('account.open')}
            </LinkButton>
            <Button
              variant="quiet"
              icon={<QrIcon />}
              aria-haspopup="dialog"
              onClick={() => {
                close();
                qrLogin.open();
              }}
            >
              {tSession('qr.open')}
            </Button>
            {/* The navigation of admins and staff has it. */}
            {!user.isAdmin && user.isStaff !== true && (
              <LinkButton
                variant="quiet"
                icon={<UploadIcon />}
                href={href('uploadFiles', {})}
                onClick={close}
              >
                {t('nav.uploads')}
              </LinkButton>
            )}
            {user.isAdmin && (
              <S.Pages aria-label={t('admin.label')}>
                {ADMIN_PAGES.map(([page, icon]) => (
                  <LinkButton
                    key={page}
                    variant="quiet"
                    icon={icon}
                    href={href(page, {})}
                    onClick={close}
                  >
                    {t(`admin.${page}`)}
                  </LinkButton>
                ))}
              </S.Pages>
            )}
          </S.Sheet>
        )}
      </Popover>
      {qrLogin.dialog}
    </>
  );
}
