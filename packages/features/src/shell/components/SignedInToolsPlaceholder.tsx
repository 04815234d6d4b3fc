import { fullName } from '@jawla/contract/fullName';
import { Button } from '@jawla/ui';
import { useText } from '#core/i18n';
import { useAppSelector } from '#core/store';
import { selectUser } from '#session';
import { frameTexts } from '../frame.texts';
import * as Account from './AccountTrigger.styles';
import * as LogOut from './LogOutButton.styles';
import * as S from './SignedInToolsPlaceholder.styles';

/** Placeholder with the width of the tools that are loading, against layout shift. */
export function SignedInToolsPlaceholder() {
  const t = useText(frameTexts);
  const user = useAppSelector(selectUser);
  return (
    <S.Room aria-hidden>
      <Account.Trigger as="span">
        <S.Picture />
        <Account.Name>{user && fullName(user)}</Account.Name>
      </Account.Trigger>
      <LogOut.Sign>
        <S.Icon />
      </LogOut.Sign>
      <LogOut.Words>
        <Button size="s" tabIndex={-1}>
          {t('header.logOut')}
        </Button>
      </LogOut.Words>
    </S.Room>
  );
}
