import type { SessionUser, UserRow } from '@jawla/contract';
import { fullName } from '@jawla/contract/fullName';
import type { UserSort } from '@jawla/contract/limits';
import {
  Banner,
  Button,
  EmptyState,
  LinkButton,
  Pager,
  SearchField,
  SegmentedControl,
  Stack,
} from '@jawla/ui';
import { AddIcon, CheckIcon, DownloadIcon, PeopleIcon } from '@jawla/ui/icons';
import { useDeferredValue, useEffect, useEffectEvent, useRef, useState } from 'react';
import { dataOf, useProblemText, type Problem, toRemoteData, type RequestState } from '#core/http';
import { focusAfterDialog, neighbourOf } from '#core/forms';
import { TextWithIsolate, useText } from '#core/i18n';

import { href, PageTitle } from '#core/routing';
import { UndoToasts, type Trashed } from '#trash';
import type { PageRef } from '../../../users.requests';
import type { DeletionRun } from '../../bulk/deleteUsers';
import { selectTexts } from '../../bulk/select.texts';
import { useClientSelection } from '../../bulk/useClientSelection';
import type { ClientListState, Deletion } from './useClientList';
import { userTexts } from '../../../users.texts';
import { ClientList } from './ClientList';
import { ClientsHeading } from './ClientsHeading';
import { clientLinkId } from './ClientTable';

import * as S from './DashboardView.styles';
import { DeleteUserDialog } from './DeleteUserDialog';
import { useRows } from './useRows';
import { CLIENT_FILTERS, type ClientFilter } from './useListAddress';
import { useSlashKey } from './useSlashKey';

export interface DashboardViewProps extends ClientListState {
  admin: SessionUser;
  shown: PageRef;
  term: string;
  filter: ClientFilter;
  exporting: boolean;
  /** The deletion of several clients, if there is one. */
  run: DeletionRun | null | undefined;
  /** The search was cleared, because clients have been deleted. */
  isCleared: boolean;
  onTerm: (term: string) => void;
  onFilter: (filter: ClientFilter) => void;
  onTurn: (page: number) => void;
  onSort: (sort: UserSort | undefined) => void;
  onExport: () => void;
}

/** The list of clients, in any state. */
export function DashboardView(props: DashboardViewProps) {
  const { admin, shown, page, all, deletions, lastDeletion, term, filter, exporting } = props;
  const t = useText(userTexts);
  const tSelect = useText(selectTexts);
  const describe = useProblemText();
  const [toDelete, setToDelete] = useState<UserRow>();
  const heading = useRef<HTMLHeadingElement>(null);
  const tools = useRef<HTMLDivElement>(null);
  const caption = useRef<HTMLParagraphElement>(null);
  useSlashKey(tools);

  // `useDeferredValue`: the field renders first, so that the list does not delay the next key.
  const sought = useDeferredValue(term);
  const { sort } = shown;
  const { rows, known, counts } = useRows({ page, all, deletions, sort, sought, filter });
  const searching = term.trim() !== '';
  const isNarrowed = sought.trim() !== '' || filter !== 'all';
  const isEmpty = !searching && !isNarrowed && shown.page === 1 && rows?.length === 0;
  const { run } = props;
  const bulk = useClientSelection({ rows, hasRun: Boolean(run) });
  const isSelecting = bulk.selection !== undefined;
  const { onAllIntent } = props;
  useEffect(() => {
    // All can be selected.
    if (isSelecting) onAllIntent();
  }, [isSelecting, onAllIntent]);

  const next = useRef<string>(undefined);
  const nextOrHeading = () => {
    const { current: id } = next;
    return (id === undefined ? null : document.getElementById(clientLinkId(id))) ?? heading.current;
  };
  const { isCleared } = props;
  const keepFocus = useEffectEvent(() => {
    if (document.activeElement === document.body) nextOrHeading()?.focus();
  });
  useEffect(() => {
    // The next row may not be on the page that follows its search.
    if (isCleared && !isNarrowed) keepFocus();
  }, [isCleared, isNarrowed]);
  const confirm = (user: UserRow) => {
    setToDelete(undefined);
    next.current = neighbourOf(rows ?? [], user)?._id;
    focusAfterDialog(nextOrHeading);
    props.onDelete(user);
  };
  const turn = (next: number) => {
    // Focuses first, which scrolls: the virtualized rows are then those in view.
    caption.current?.focus();
    props.onTurn(next);
  };

  return (
    <Stack gap="l">
      <PageTitle>{`${t('dashboard.title')} – ${t('dashboard.panel')}`}</PageTitle>
      <ClientsHeading ref={heading} fname={admin.fname} />
      <UndoToasts trashed={trashedOf(lastDeletion)} />
      {lastDeletion?.state.phase === 'failed' && (
        <Banner tone="danger" dismissal={{ onDismiss: props.onDeletionDismissed }}>
          <TextWithIsolate text={(slot) => t('delete.failed', { name: slot })}>
            {fullName(lastDeletion.user)}
          </TextWithIsolate>{' '}
          {describe(lastDeletion.state.problem)}
        </Banner>
      )}
      {!isEmpty && (
        <S.Tools ref={tools}>
          <SearchField
            label={t('dashboard.search')}
            placeholder={t('dashboard.search')}
            value={term}
            onFocus={props.onAllIntent}
            onValueChange={props.onTerm}
            aria-keyshortcuts="/"
          />
          <SegmentedControl
            look="chips"
            label={t('dashboard.show')}
            value={filter}
            options={CLIENT_FILTERS.map((value) => ({
              value,
              label: t(`show.${value}`),
              // The table's caption has the number of all.
              count: value === 'unverified' ? counts?.unverified : undefined,
            }))}
            onValueChange={props.onFilter}
          />
          <Stack direction="row" gap="xs">
            <Button variant="quiet" icon={<CheckIcon />} {...bulk.button}>
              {tSelect(bulk.isFailed ? 'selectFailed' : 'select')}
            </Button>
            <Button
              variant="quiet"
              icon={<DownloadIcon />}
              busy={exporting ? t('dashboard.exporting') : undefined}
              onClick={props.onExport}
            >
              {t('dashboard.export')}
            </Button>
          </Stack>
        </S.Tools>
      )}
      {isEmpty ? (
        <EmptyState
          icon={<PeopleIcon />}
          title={t('dashboard.empty')}
          action={
            <LinkButton variant="primary" href={href('createUser', {})} icon={<AddIcon />}>
              {t('dashboard.create')}
            </LinkButton>
          }
        />
      ) : (
        <ClientList
          {...{ rows, sought, filter }}
          total={counts?.total}
          selection={bulk.selection}
          problem={problemIn(isNarrowed ? all : page)}
          sort={sort}
          captionRef={caption}
          ownId={admin._id}
          onRetry={props.onRetry}
          onSort={props.onSort}
          onIntent={props.onIntent}
          onDelete={setToDelete}
        />
      )}
      {bulk.Panel && (
        <bulk.Panel
          selected={bulk.selected}
          all={isNarrowed ? rows : known}
          onSelect={bulk.select}
          onLeave={bulk.leave}
        />
      )}
      {!isEmpty && (
        <Pager
          // A new key once the rows are rendered: with few rows, it slides in from below the window.
          key={rows === undefined ? 'coming' : 'there'}
          page={shown.page}
          hasPrevious={shown.page > 1}
          hasNext={dataOf(toRemoteData(page))?.hasNext ?? false}
          onPageChange={turn}
          lock={searching ? t('pager.locked') : filter !== 'all' ? t('pager.filtered') : undefined}
        />
      )}
      <DeleteUserDialog
        user={toDelete}
        onConfirm={confirm}
        onCancel={() => setToDelete(undefined)}
      />
    </Stack>
  );
}

function trashedOf(deletion: Deletion | undefined): Trashed | undefined {
  if (deletion?.state.phase !== 'ready') return undefined;
  const { user, state } = deletion;
  return { thing: { kind: 'client', id: user._id }, name: fullName(user), at: state.at };
}

function problemIn(state: RequestState<unknown>): Problem | undefined {
  const remote = toRemoteData(state);
  return remote.phase === 'failed' ? remote.problem : undefined;
}
