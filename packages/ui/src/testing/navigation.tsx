import { styled } from 'styled-components';
import { Button } from '../components/Button';
import { IconButton } from '../components/IconButton';
import type { Navigation } from '../components/Navigation';
import { ClockIcon, FilmIcon, LogOutIcon, PeopleIcon, PlaceIcon } from '../icons';
import { LanguageToggle } from '../patterns/LanguageToggle';
import { from } from '../theme/scales';
import { LONG_NAME } from './geometry';
import { inLocale } from './inLocale';

/** Texts that the stories of page frames share. */
export const frameWords = {
  en: {
    home: 'Jawla, home',
    main: 'Main',
    more: 'More',
    clients: 'Clients',
    pilots: 'Pilots',
    footage: 'Footage inbox',
    footageShort: 'Footage',
    activity: 'Activity',
    waiting: (count: number) => `${count} deliveries waiting`,
    page: (number: number) => `Page ${number}`,
    other: { locale: 'ar', name: 'العربية' },
    logOut: 'Log out',
  },
  ar: {
    home: 'جولة، الصفحة الرئيسية',
    main: 'الرئيسية',
    more: 'المزيد',
    clients: 'العملاء',
    pilots: 'الجولات التجريبية',
    footage: 'صندوق المواد',
    footageShort: 'المواد',
    activity: 'النشاط',
    waiting: (count: number) => `${count} تسليمات بانتظارك`,
    page: (number: number) => `صفحة ${number}`,
    other: { locale: 'en', name: 'English' },
    logOut: 'تسجيل الخروج',
  },
} as const;

type Globals = Readonly<Record<string, unknown>>;

/** The pages of an admin; the first one is current. */
export function adminNavigation(globals: Globals, waiting = 3): Navigation {
  const words = inLocale(globals, frameWords);
  return {
    label: words.main,
    moreLabel: words.more,
    items: [
      { href: '#clients', label: words.clients, icon: <PeopleIcon />, current: true },
      {
        href: '#pilots',
        label: words.pilots,
        ...(globals['locale'] === 'ar' && { shortLabel: 'التجريبية' }),
        icon: <PlaceIcon />,
      },
      {
        href: '#footage',
        label: words.footage,
        shortLabel: words.footageShort,
        icon: <FilmIcon />,
        count: { value: waiting, label: words.waiting(waiting) },
      },
      { href: '#activity', label: words.activity, icon: <ClockIcon /> },
    ],
  };
}

/** More pages than fit into most windows. */
export function eightPages(globals: Globals): Navigation {
  const words = inLocale(globals, frameWords);
  const { items, ...names } = adminNavigation(globals, 1204);
  return {
    ...names,
    items: [
      ...items,
      ...[5, 6, 7, 8].map((number) => ({
        href: `#page-${number}`,
        label: words.page(number),
        icon: <ClockIcon />,
      })),
    ],
  };
}

/** Pages with names of 60 letters. */
export function longPages(globals: Globals): Navigation {
  const { items, ...names } = adminNavigation(globals);
  const label = inLocale(globals, LONG_NAME);
  return {
    ...names,
    items: items.map((item) => ({ ...item, label, shortLabel: undefined })),
  };
}

const Narrow = styled.span`
  ${from('medium')} {
    display: none;
  }
`;
const Wide = styled.span`
  display: none;

  ${from('medium')} {
    display: inline;
  }
`;

/** Content at the inline end of a signed-in user's header. */
export function SignedInEnd({ globals }: { globals: Globals }) {
  const { other, logOut } = inLocale(globals, frameWords);
  return (
    <>
      <LanguageToggle target={other} />
      <Narrow>
        <IconButton label={logOut} icon={<LogOutIcon />} />
      </Narrow>
      <Wide>
        <Button size="s">{logOut}</Button>
      </Wide>
    </>
  );
}
