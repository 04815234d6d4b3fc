import type { SessionUser, UserRow } from '@jawla/contract';
import type { UserSort } from '@jawla/contract/rules';
import {
  Banner,
  Button,
  EmptyState,
  LinkButton,
  LiveRegion,
  PageHeading,
  Pager,
  SearchField,
  Stack,
} from '@jawla/ui';
import { AddIcon, DownloadIcon, PeopleIcon, SearchIcon } from '@jawla/ui/icons';
import { useDeferredValue, useMemo, useRef, useState, type ReactNode } from 'react';
import { dataOf, problemTexts, useProblemText } from '../../../http';
import type { Kept } from '../../../http/kept';
import { useLocale, useText } from '../../../i18n';
import { PageTitle } from '../../../shell/PageTitle';
import { fullName, searchUsers, sortUsers } from '../../users.model';
import type { Deletion, PageRef, UsersPage } from '../../users.slice';
import { userTexts } from '../../users.texts';
import { clientLinkId } from './ClientRow';
import { ClientTable } from './ClientTable';
import * as S from './DashboardView.styles';
import { DeleteUserDialog } from './DeleteUserDialog';
import { useSlashKey } from './useSlashKey';

export interface DashboardViewProps {
  admin: SessionUser;
  shown: PageRef;
  page: Kept<UsersPage>;
  /** Everybody, for searching. */
  all: Kept<UserRow[]>;
  deletions: Readonly<Record<string, Deletion>>;
  lastDeletion: Deletion | undefined;
  term: string;
  exporting: boolean;
  /** The button that takes the login along to a phone. */
  qrLogin: ReactNode;
  onTerm: (term: string) => void;
  /** The person is about to search. */
  onSearchIntent: () => void;
  onTurn: (page: number) => void;
  onSort: (sort: UserSort) => void;
  onRetry: () => void;
  onIntent: (user: UserRow) => void;
  onDelete: (user: UserRow) => void;
  onDeletionSeen: () => void;
  onExport: () => void;
}

/** The list of clients, in any state. */
export function DashboardView(props: DashboardViewProps) {
  const { admin, shown, page, all, deletions, lastDeletion, term, exporting, qrLogin } = props;
  const t = useText(userTexts);
  const tProblem = useText(problemTexts);
  const describe = useProblemText();
  const locale = useLocale();
  const [asked, setAsked] = useState<UserRow>();
  const tools = useRef<HTMLDivElement>(null);
  const caption = useRef<HTMLParagraphElement>(null);
  useSlashKey(tools);

  const searching = term.trim() !== '';
  const source = searching ? all : page;
  const everybody = dataOf(all.remote);
  const inOrder = useMemo(
    () => everybody && sortUsers(everybody, shown.sort, locale),
    [everybody, shown.sort, locale],
  );
  const sought = useDeferredValue(term);
  const found = useMemo(() => inOrder && searchUsers(inOrder, sought), [inOrder, sought]);
  const pageUsers = dataOf(page.remote)?.users;
  const onPage = useMemo(
    () => pageUsers && sortUsers(pageUsers, shown.sort, locale),
    [pageUsers, shown.sort, locale],
  );
  const rows = (searching ? found : onPage)?.filter(({ _id }) => deletions[_id] === undefined);
  const total = everybody?.filter(({ _id }) => deletions[_id] === undefined).length;
  const nobody = !searching && shown.page === 1 && rows?.length === 0;

  const confirm = (user: UserRow) => {
    setAsked(undefined);
    const at = rows?.indexOf(user) ?? -1;
    focusAfterDialog(rows?.[at + 1] ?? rows?.[at - 1]);
    props.onDelete(user);
  };
  const turn = (next: number) => {
    props.onTurn(next);
    caption.current?.focus();
  };

  return (
    <Stack gap="l">
      <PageTitle>{t('dashboard.title')}</PageTitle>
      <PageHeading
        title={t('dashboard.title')}
        below={<bdi dir="auto">{t('dashboard.greeting', { name: admin.fname })}</bdi>}
        actions={
          <>
            {qrLogin}
            <LinkButton href="/upload-files">{t('dashboard.uploads')}</LinkButton>
            <LinkButton href="/dashboard/pilot-projects">{t('dashboard.pilots')}</LinkButton>
            <LinkButton variant="primary" href="/dashboard/create-user" icon={<AddIcon />}>
              {t('dashboard.create')}
            </LinkButton>
          </>
        }
      />
      <LiveRegion>
        {lastDeletion?.phase === 'done' && t('delete.done', { name: fullName(lastDeletion.user) })}
      </LiveRegion>
      {lastDeletion?.phase === 'failed' && (
        <Banner tone="danger" dismissal={{ label: t('close'), onDismiss: props.onDeletionSeen }}>
          {t('delete.failed', { name: fullName(lastDeletion.user) })}{' '}
          {lastDeletion.problem && describe(lastDeletion.problem)}
        </Banner>
      )}
      {!nobody && (
        <S.Tools ref={tools}>
          <SearchField
            label={t('dashboard.search')}
            placeholder={t('dashboard.search')}
            clearLabel={t('dashboard.clear')}
            value={term}
            onFocus={props.onSearchIntent}
            onValueChange={props.onTerm}
            aria-keyshortcuts="/"
          />
          <Button
            variant="quiet"
            icon={<DownloadIcon />}
            busy={exporting ? t('dashboard.exporting') : undefined}
            onClick={props.onExport}
          >
            {t('dashboard.export')}
          </Button>
        </S.Tools>
      )}
      {source.remote.phase === 'failed' ? (
        <EmptyState
          role="alert"
          title={t('dashboard.failed')}
          action={
            <Button variant="primary" onClick={props.onRetry}>
              {tProblem('retry')}
            </Button>
          }
        >
          {describe(source.remote.problem)}
        </EmptyState>
      ) : nobody ? (
        <EmptyState
          icon={<PeopleIcon />}
          title={t('dashboard.empty')}
          action={
            <LinkButton variant="primary" href="/dashboard/create-user" icon={<AddIcon />}>
              {t('dashboard.create')}
            </LinkButton>
          }
        />
      ) : searching && rows?.length === 0 ? (
        <EmptyState
          role="status"
          icon={<SearchIcon />}
          title={
            <>
              {t('dashboard.noMatch')} <bdi dir="auto">{term}</bdi>
            </>
          }
        />
      ) : (
        <ClientTable
          users={rows}
          captionRef={caption}
          count={
            <span role="status">
              {rows === undefined
                ? t(searching ? 'dashboard.searching' : 'dashboard.loading')
                : searching
                  ? t('dashboard.found', { smart_count: rows.length })
                  : total !== undefined && t('dashboard.total', { smart_count: total })}
            </span>
          }
          sort={shown.sort}
          onSort={props.onSort}
          term={searching ? sought : ''}
          ownId={admin._id}
          onIntent={props.onIntent}
          onDelete={setAsked}
        />
      )}
      {!nobody && (
        <Pager
          page={shown.page}
          hasPrevious={shown.page > 1}
          hasNext={dataOf(page.remote)?.hasNext ?? false}
          onPageChange={turn}
          labels={{
            navigation: t('pager.label'),
            previous: t('pager.previous'),
            next: t('pager.next'),
            page: t('pager.page'),
          }}
          lock={searching ? t('pager.locked') : undefined}
        />
      )}
      <DeleteUserDialog user={asked} onConfirm={confirm} onCancel={() => setAsked(undefined)} />
    </Stack>
  );
}

/** The row that was asked about is gone when the dialog gives the focus back: its neighbour takes it. */
function focusAfterDialog(neighbour: UserRow | undefined) {
  if (neighbour === undefined) return;
  const focus = () => document.getElementById(clientLinkId(neighbour._id))?.focus();
  document.addEventListener('close', focus, { capture: true, once: true });
}
