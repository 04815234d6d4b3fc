import { ErrorPage, Ltr, Text } from '@jawla/ui';
import { LockedDoor, ScaffoldedDoor, WalledDoor } from '#core/doors';
import { useText } from '#core/i18n';
import { href, PageTitle } from '#core/routing';
import { LogOutButton } from '../components/LogOutButton';
import { errorTexts } from './errors.texts';

export const ERROR_KINDS = ['unauthorized', 'noProject', 'notFound', 'clientNotFound'] as const;
export type ErrorKind = (typeof ERROR_KINDS)[number];

export interface ErrorViewProps {
  kind: ErrorKind;
  /** Destination of the link. */
  home: string;
  isAdmin: boolean;
  /** The signed-in user, shown if logging in as another user might help. */
  userName: string | undefined;
}

/** An error page of any kind. */
export function ErrorView({ kind, home, isAdmin, userName }: ErrorViewProps) {
  const t = useText(errorTexts);
  const status = kind === 'unauthorized' ? 401 : 404;
  const second = SECOND_LINES[kind];
  const Door = DOORS[kind];
  return (
    <>
      <PageTitle>{t('title', { status })}</PageTitle>
      <ErrorPage
        drawing={<Door status={status} />}
        title={t(FIRST_LINES[kind])}
        {...(second === undefined ? {} : { message: t(second) })}
        link={{
          // The specification requires this text in the second line; only admins have a dashboard.
          href: second !== undefined && isAdmin ? href('dashboard', {}) : home,
          label: t(second !== undefined && isAdmin ? 'toDashboard' : 'toHome'),
        }}
        actions={
          kind === 'unauthorized' &&
          userName !== undefined && (
            <>
              <LogOutButton />
              <Text tone="inkMuted" size="small">
                {t('signedInAs')} <Ltr>{userName}</Ltr>
              </Text>
            </>
          )
        }
      />
    </>
  );
}

const DOORS = {
  unauthorized: LockedDoor,
  noProject: ScaffoldedDoor,
  notFound: WalledDoor,
  clientNotFound: WalledDoor,
} as const satisfies Record<ErrorKind, unknown>;

const FIRST_LINES = {
  unauthorized: 'unauthorized',
  noProject: 'noProject',
  notFound: 'notFound',
  clientNotFound: 'client.notFound',
} as const satisfies Record<ErrorKind, string>;

const SECOND_LINES = {
  unauthorized: undefined,
  noProject: 'noProject.more',
  notFound: 'notFound.more',
  clientNotFound: 'client.notFound.more',
} as const satisfies Record<ErrorKind, string | undefined>;
