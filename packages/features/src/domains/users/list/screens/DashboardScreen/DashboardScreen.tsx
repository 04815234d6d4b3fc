import { fullName } from '@jawla/contract/fullName';
import { Banner, Button, LinkButton, SegmentedControl } from '@jawla/ui';
import {
  AddIcon,
  CheckIcon,
  DownloadIcon,
  PeopleIcon,
  PlaceIcon,
  QrIcon,
  SearchIcon,
} from '@jawla/ui/icons';
import { useDeferredValue, useEffect, useEffectEvent, useRef } from 'react';
import { focusAfterDialog, neighbourOf } from '#core/forms';
import { dataOf, toRemoteData, useProblemText, type Problem, type RequestState } from '#core/http';
import { TextWithIsolate, useText } from '#core/i18n';
import { ListPage, useList } from '#core/lists';
import { href } from '#core/routing';
import { useAppSelector } from '#core/store';
import { selectUser, sessionTexts, useQrLogin } from '#session';
import { UndoToasts, type Trashed } from '#trash';
import { userTexts } from '../../../users.texts';
import { selectTexts } from '../../bulk/select.texts';
import { useClientSelection } from '../../bulk/useClientSelection';
import { clientLinkId, ClientTable } from './ClientTable';
import { useAskToDelete } from './useAskToDelete';
import { CLIENT_FILTERS, useClientAddress } from './useClientAddress';
import { useClientList, type Deletion } from './useClientList';
import { useExport } from './useExport';
import { useRows } from './useRows';
import { useSearchAfterDeletion } from './useSearchAfterDeletion';

/** An admin's landing page: all clients. */
export function DashboardScreen() {
  const t = useText(userTexts);
  const tSelect = useText(selectTexts);
  const tSession = useText(sessionTexts);
  const describe = useProblemText();
  const qrLogin = useQrLogin();
  const admin = useAppSelector(selectUser);
  const { shown, term, onTerm, filter, filterBy, turnTo, sortBy } = useClientAddress();
  const clients = useClientList(shown, term !== '' || filter !== 'all');
  const { page, all, deletions, lastDeletion, onAllIntent } = clients;
  const { exporting, exportAll } = useExport(all);
  const run = useAppSelector((root) => root['users/deleteSeveral']);
  const isCleared = useSearchAfterDeletion({ term, setTerm: onTerm, run, lastDeletion });

  const { sort } = shown;
  const list = useList({
    state: page,
    of: sort ?? '',
    page: shown.page,
    lastOf: ({ users, previous = 1 }) => (users.length === 0 ? previous : shown.page),
    onTurn: turnTo,
    reload: clients.onRetry,
  });
  const { heading } = list;
  // `useDeferredValue`: the field renders first, so that the list does not delay the next key.
  const sought = useDeferredValue(term);
  const { rows, known, counts } = useRows({
    page: list.data,
    all,
    deletions,
    sort,
    sought,
    filter,
  });
  const isSearching = sought.trim() !== '';
  const isNarrowed = isSearching || filter !== 'all';
  const isEmpty = !isNarrowed && term.trim() === '' && shown.page === 1 && rows?.length === 0;
  const count = isNarrowed ? rows?.length : isEmpty ? 0 : counts?.total;

  const bulk = useClientSelection({ rows, hasRun: Boolean(run) });
  const isSelecting = bulk.selection !== undefined;
  useEffect(() => {
    // All can be selected.
    if (isSelecting) onAllIntent();
  }, [isSelecting, onAllIntent]);

  const next = useRef<string>(undefined);
  const nextOrHeading = () => {
    const { current: id } = next;
    return (id === undefined ? null : document.getElementById(clientLinkId(id))) ?? heading.current;
  };
  const deletion = useAskToDelete((user) => {
    next.current = neighbourOf(rows ?? [], user)?._id;
    focusAfterDialog(nextOrHeading);
    clients.onDelete(user);
  });
  const keepFocus = useEffectEvent(() => {
    if (document.activeElement === document.body) nextOrHeading()?.focus();
  });
  useEffect(() => {
    // The next row may not be on the page that follows its search.
    if (isCleared && !isNarrowed) keepFocus();
  }, [isCleared, isNarrowed]);

  if (admin === undefined) return null;
  const clear = () => {
    onTerm('');
    filterBy('all');
    heading.current?.focus();
  };
  const create = { label: t('dashboard.create'), icon: <AddIcon />, href: href('createUser', {}) };
  const invite = {
    id: 'invite',
    label: t('dashboard.invite'),
    icon: <PeopleIcon />,
    href: href('inviteClients', {}),
  };
  const pilots = {
    id: 'pilots',
    label: t('dashboard.pilots'),
    icon: <PlaceIcon />,
    href: href('pilots', {}),
  };
  const qr = { id: 'qr', label: tSession('qr.open'), icon: <QrIcon />, onPress: qrLogin.open };
  const select = {
    id: 'select',
    label: tSelect(bulk.isFailed ? 'selectFailed' : 'select'),
    icon: <CheckIcon />,
    onPress: bulk.button.onClick,
  };
  const download = {
    id: 'download',
    label: t('dashboard.export'),
    icon: <DownloadIcon />,
    onPress: exportAll,
  };
  const sorts = (['name', 'projects'] as const).map((by) => ({
    id: by,
    label: t(sort === by ? `sort.${by}.off` : `sort.${by}`),
    onPress: () => sortBy(sort === by ? undefined : by),
  }));
  const clearButton = <Button onClick={clear}>{t('dashboard.showAll')}</Button>;

  return (
    <ListPage
      title={t('dashboard.title')}
      documentTitle={`${t('dashboard.title')} – ${t('dashboard.panel')}`}
      below={
        <>
          {t('dashboard.panel')} ·{' '}
          <bdi dir="auto">{t('dashboard.greeting', { name: admin.fname })}</bdi>
        </>
      }
      action={create}
      actions={
        <>
          <LinkButton variant="quiet" href={pilots.href} icon={pilots.icon}>
            {pilots.label}
          </LinkButton>
          <Button variant="quiet" icon={qr.icon} aria-haspopup="dialog" onClick={qr.onPress}>
            {qr.label}
          </Button>
          <LinkButton href={invite.href} icon={invite.icon}>
            {invite.label}
          </LinkButton>
        </>
      }
      more={{
        id: 'clients-more',
        actions: [invite, pilots, qr],
        toolActions: [select, download, ...sorts],
      }}
      search={{ label: t('dashboard.search'), term, onTerm, onFocus: onAllIntent }}
      filters={
        <SegmentedControl
          look="chips"
          label={t('dashboard.show')}
          value={filter}
          options={CLIENT_FILTERS.map((value) => ({
            value,
            label: t(`show.${value}`),
            // The caption has the number of all.
            count: value === 'unverified' ? counts?.unverified : undefined,
          }))}
          onValueChange={filterBy}
        />
      }
      tools={
        <>
          <Button variant="quiet" icon={select.icon} {...bulk.button}>
            {select.label}
          </Button>
          <Button
            variant="quiet"
            icon={download.icon}
            busy={exporting ? t('dashboard.exporting') : undefined}
            onClick={exportAll}
          >
            {download.label}
          </Button>
        </>
      }
      list={{
        ...list,
        data: rows,
        isTurning: !isNarrowed && list.isTurning,
        problem: isNarrowed ? problemIn(all) : list.problem,
      }}
      count={count}
      isNarrowed={isNarrowed}
      caption={
        isNarrowed
          ? t('dashboard.found', { smart_count: count ?? 0 })
          : count !== undefined && t('dashboard.total', { smart_count: count })
      }
      loading={t(isNarrowed ? 'dashboard.searching' : 'dashboard.loading')}
      failed={t('dashboard.failed')}
      empty={{
        icon: <PeopleIcon />,
        title: t('dashboard.empty'),
        action: (
          <LinkButton href={create.href} icon={create.icon}>
            {create.label}
          </LinkButton>
        ),
      }}
      noMatch={
        isSearching
          ? {
              icon: <SearchIcon />,
              title: (
                <TextWithIsolate text={(slot) => t('dashboard.noMatch', { term: slot })}>
                  {sought}
                </TextWithIsolate>
              ),
              action: clearButton,
            }
          : { icon: <CheckIcon />, title: t('dashboard.allVerified'), action: clearButton }
      }
      pager={{
        page: shown.page,
        hasNext: dataOf(toRemoteData(page))?.hasNext ?? false,
        lock:
          term.trim() !== ''
            ? t('pager.locked')
            : filter !== 'all'
              ? t('pager.filtered')
              : undefined,
        onTurn: list.turnTo,
      }}
      messages={
        <>
          <UndoToasts trashed={trashedOf(lastDeletion)} />
          {lastDeletion?.state.phase === 'failed' && (
            <Banner tone="danger" dismissal={{ onDismiss: clients.onDeletionDismissed }}>
              <TextWithIsolate text={(slot) => t('delete.failed', { name: slot })}>
                {fullName(lastDeletion.user)}
              </TextWithIsolate>{' '}
              {describe(lastDeletion.state.problem)}
            </Banner>
          )}
        </>
      }
      selection={
        bulk.Panel && (
          <bulk.Panel
            selected={bulk.selected}
            all={isNarrowed ? rows : known}
            onSelect={bulk.select}
            onLeave={bulk.leave}
          />
        )
      }
      after={
        <>
          {deletion.dialog}
          {qrLogin.dialog}
        </>
      }
    >
      {(users, error) => (
        <ClientTable
          {...{ users, error, sort }}
          term={isSearching ? sought : ''}
          selection={bulk.selection}
          ownId={admin._id}
          onSort={sortBy}
          onIntent={clients.onIntent}
          onDelete={deletion.ask}
        />
      )}
    </ListPage>
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
