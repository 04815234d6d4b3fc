import { Button, Header, LanguageToggle } from '@jawla/ui';
import { Suspense, use, useEffect, useRef } from 'react';
import { useLocation } from 'react-router-dom';
import { otherLanguage, storeLanguage, useLocale, useText } from '#core/i18n';
import { homeOf } from '#session';
import { AppContext } from '#core/device';
import { shellTexts } from '../shell.texts';
import { usePerson } from '../usePerson';
import * as S from './PortalHeader.styles';
import { SignedInTools } from './signedInTools.lazy';
import { leaveMark, takeMark } from '#core/i18n';

/** Logo, language and, for the signed-in, the code for another device and the way out. */
export function PortalHeader({ withLogOut }: { withLogOut: boolean }) {
  const t = useText(shellTexts);
  const locale = useLocale();
  const { pathname, search, hash } = useLocation();
  const { reload } = use(AppContext);
  const person = usePerson();
  const toggle = useRef<HTMLButtonElement>(null);
  const other = otherLanguage(locale);
  const signedIn = person.kind === 'signedIn';

  // The page was loaded anew by this very button: whoever pressed it finds it under the finger again.
  useEffect(() => {
    if (takeMark()) toggle.current?.focus({ preventScroll: true });
  }, []);

  const changeLanguage = () => {
    const remembered = storeLanguage(other);
    leaveMark();
    const query = new URLSearchParams(search);
    // An address that names a language, and a browser that remembers none, would bring it back.
    if (!query.has('lang') && remembered) {
      reload();
      return;
    }
    query.set('lang', other);
    reload(`${pathname}?${query.toString()}${hash}`);
  };

  return (
    <Header home={{ href: signedIn ? homeOf(person) : '/', label: t('header.home') }}>
      <LanguageToggle
        ref={toggle}
        target={{ locale: other, name: t('header.toggle') }}
        onClick={changeLanguage}
      />
      {withLogOut && signedIn && (
        <Suspense
          fallback={
            <S.Room>
              <Button size="s">{t('header.logOut')}</Button>
            </S.Room>
          }
        >
          <SignedInTools />
        </Suspense>
      )}
    </Header>
  );
}
