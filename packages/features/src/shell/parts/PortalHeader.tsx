import { Button, ConfirmDialog, Header, LanguageToggle } from '@jawla/ui';
import { use, useState } from 'react';
import { useNavigate } from 'react-router-dom';
import { otherLanguage, storeLanguage, useLocale, useText } from '../../i18n';
import { homeOf } from '../../session/guards';
import { AppContext } from '../AppContext';
import { shellTexts } from '../shell.texts';
import { usePerson } from '../usePerson';

/** Logo, language and, for the signed-in, the way out. */
export function PortalHeader({ withLogOut }: { withLogOut: boolean }) {
  const t = useText(shellTexts);
  const locale = useLocale();
  const navigate = useNavigate();
  const { reload } = use(AppContext);
  const person = usePerson();
  const [asking, setAsking] = useState(false);
  const other = otherLanguage(locale);
  const signedIn = person.kind === 'signedIn';

  return (
    <Header home={{ href: signedIn ? homeOf(person) : '/', label: t('header.home') }}>
      <LanguageToggle
        target={{ locale: other, name: t('header.toggle') }}
        onClick={() => {
          storeLanguage(other);
          reload();
        }}
      />
      {withLogOut && signedIn && (
        <>
          <Button size="s" onClick={() => setAsking(true)}>
            {t('header.logOut')}
          </Button>
          <ConfirmDialog
            open={asking}
            title={t('logOut.question')}
            confirm={{
              label: t('yes'),
              onPress: () => {
                setAsking(false);
                void navigate('/logout', { replace: true });
              },
            }}
            cancel={{ label: t('cancel'), onPress: () => setAsking(false) }}
          />
        </>
      )}
    </Header>
  );
}
