import type { NavigationItem, TopNavigationProps } from '@jawla/ui';
import {
  ArchiveIcon,
  BuildingIcon,
  PeopleIcon,
  PlaceIcon,
  ShowIcon,
  UploadIcon,
} from '@jawla/ui/icons';
import { useText } from '#core/i18n';
import { href, type PageName } from '#core/routing';
import { frameTexts } from '../frame.texts';
import type { AuthStatus } from '../useAuthStatus';

/** The pages of each navigation entry: the entry is current on all of them. */
const CLIENT_PAGES: readonly PageName[] = [
  'dashboard',
  'createUser',
  'inviteClients',
  'client',
  'projectEditor',
  'notes',
];
const PROJECT_PAGES: readonly PageName[] = ['home', 'notes'];
const UPLOAD_PAGES: readonly PageName[] = ['uploadFiles', 'uploadMissing', 'uploadSession'];

/** Returns the navigation entries of a signed-in user; `undefined` for visitors. */
export function useNavigationEntries(
  page: PageName | undefined,
  person: AuthStatus,
): TopNavigationProps['navigation'] {
  const t = useText(frameTexts);
  if (person.kind !== 'signedIn') return undefined;
  const waiting = person.waitingFootage;
  const isOneOf = (pages: readonly PageName[]) => page !== undefined && pages.includes(page);
  const visits: NavigationItem = {
    href: href('visits', {}),
    label: t('nav.visits'),
    icon: <ShowIcon />,
    current: page === 'visits',
  };
  const uploads: NavigationItem = {
    href: href('uploadFiles', {}),
    label: t('nav.uploads'),
    icon: <UploadIcon />,
    current: isOneOf(UPLOAD_PAGES),
  };
  const admin: readonly NavigationItem[] = [
    {
      href: href('dashboard', {}),
      label: t('nav.clients'),
      icon: <PeopleIcon />,
      current: isOneOf(CLIENT_PAGES),
    },
    {
      href: href('pilots', {}),
      label: t('nav.pilots'),
      shortLabel: t('nav.pilotsShort'),
      tabLabel: t('nav.pilotsTab'),
      icon: <PlaceIcon />,
      current: page === 'pilots',
    },
    visits,
    {
      href: href('footage', {}),
      label: t('nav.footage'),
      icon: <ArchiveIcon />,
      current: page === 'footage',
      // A number of 0 is no news.
      ...(waiting && { count: { value: waiting, label: t('nav.waiting', { count: waiting }) } }),
    },
    uploads,
  ];
  const client: readonly NavigationItem[] = [
    {
      href: href('home', { userName: person.userName }),
      label: t('nav.projects'),
      icon: <BuildingIcon />,
      current: isOneOf(PROJECT_PAGES),
    },
    visits,
  ];
  return {
    label: t('nav.label'),
    items: person.isStaff === true ? [uploads] : person.isAdmin ? admin : client,
  };
}
