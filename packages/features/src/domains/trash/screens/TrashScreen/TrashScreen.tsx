import type { TrashEntry } from '@jawla/contract';
import { TRASH_PAGE_SIZE } from '@jawla/contract/trash';
import { Banner, Button, LinkButton, ToastProvider } from '@jawla/ui';
import { DeleteIcon, SearchIcon } from '@jawla/ui/icons';
import { useEffect, useState } from 'react';
import { focusAfterDialog } from '#core/forms';
import { hasCode, IDLE, pagesOf, useProblemText } from '#core/http';
import { TextWithIsolate, useText } from '#core/i18n';
import { ListPage, useList, useListAddress, useNamedOutcomes } from '#core/lists';
import { href } from '#core/routing';
import { useAppDispatch, useOutcomes, useRequest } from '#core/store';
import { useTransferFormat } from '#transfers';
import { restoredHref, thingOf } from '../../trash.model';
import { deleteTrash, keyOf, loadTrash, restoreTrash } from '../../trash.requests';
import { trashTexts } from '../../trash.texts';
import { DeleteForGoodDialog } from './DeleteForGoodDialog';
import { RestoreAsDialog } from './RestoreAsDialog';
import { TrashTable } from './TrashTable';
import { TrashToasts } from './TrashToasts';

/** What can be restored, for admins. */
export function TrashScreen() {
  const t = useText(trashTexts);
  const describe = useProblemText();
  const { size } = useTransferFormat();
  const dispatch = useAppDispatch();
  const { page, sought, term, onTerm, turnTo } = useListAddress();
  const shown = { page, term: sought };
  const list = useList({
    state: useRequest(loadTrash, shown),
    of: sought,
    page,
    lastOf: (data) => pagesOf(data, TRASH_PAGE_SIZE),
    onTurn: turnTo,
    reload: () => dispatch(loadTrash.requested(shown, { force: true })),
  });
  const { data, heading } = list;
  const restorations = useOutcomes(restoreTrash);
  const deletions = useOutcomes(deleteTrash);
  const { done, failed } = useNamedOutcomes(
    data?.entries.map((entry) => [keyOf(entry), entry.name]) ?? [],
    [
      ['restored', restorations],
      ['deleted', deletions],
    ],
  );
  const [toDelete, setToDelete] = useState<TrashEntry>();
  const deletion = toDelete && deletions[keyOf(toDelete)];
  const isDeleted = deletion?.phase === 'ready';
  useEffect(() => {
    // The entry is removed, and with it the button that opened the dialog.
    if (isDeleted) focusAfterDialog(() => heading.current);
  }, [isDeleted, heading]);
  const [restored, setRestored] = useState<TrashEntry>();
  const restoration = restored && restorations[keyOf(restored)];
  const isTaken = restoration?.phase === 'failed' && hasCode(restoration.problem, 'taken');
  const [isRenaming, setRenaming] = useState(false);
  // Until it is restored or the dialog is closed, also while another name is sent.
  if (isTaken && !isRenaming) setRenaming(true);
  if (isRenaming && restoration?.phase === 'ready') setRenaming(false);
  // Those of deletions are shown in their dialog.
  const others = failed.filter(
    ({ kind, key }) => kind === 'restored' && !(isRenaming && restored && key === keyOf(restored)),
  );
  const dismiss = (
    entry: TrashEntry | undefined,
    request: typeof restoreTrash | typeof deleteTrash,
  ) => {
    if (entry !== undefined) dispatch(request.dismissed(keyOf(entry)));
  };
  const restore = (entry: TrashEntry, name?: string) =>
    dispatch(restoreTrash.requested({ thing: thingOf(entry), name }));

  return (
    <ListPage
      title={t('title')}
      below={data && t('below', { smart_count: data.days })}
      backHref={href('dashboard', {})}
      list={list}
      count={data?.total}
      caption={data && t('caption', { smart_count: data.total, size: size(data.bytes) })}
      loading={t('loading')}
      failed={t('failed')}
      empty={{
        icon: <DeleteIcon />,
        title: t('empty'),
        children: t('empty.hint'),
        action: <LinkButton href={href('dashboard', {})}>{t('empty.next')}</LinkButton>,
      }}
      search={{ label: t('search'), term, onTerm }}
      isNarrowed={sought !== ''}
      noMatch={{
        icon: <SearchIcon />,
        title: (
          <TextWithIsolate text={(slot) => t('noMatch', { term: slot })}>{sought}</TextWithIsolate>
        ),
        action: (
          <Button
            onClick={() => {
              onTerm('');
              heading.current?.focus();
            }}
          >
            {t('showAll')}
          </Button>
        ),
      }}
      pager={
        list.pages > 1 || page > 1
          ? { page, hasNext: page < list.pages, onTurn: list.turnTo }
          : undefined
      }
      messages={
        <>
          <ToastProvider>
            <TrashToasts
              done={done}
              shownHref={
                restored && done?.key === keyOf(restored) ? restoredHref(restored) : undefined
              }
            />
          </ToastProvider>
          {others.map(({ key, problem, name }) => (
            <Banner
              key={key}
              tone="danger"
              dismissal={{
                onDismiss: () => dispatch(restoreTrash.dismissed(key)),
              }}
            >
              <TextWithIsolate text={(slot) => t('restoreFailed', { name: slot })}>
                {name}
              </TextWithIsolate>{' '}
              {describe(problem)}
            </Banner>
          ))}
        </>
      }
      after={
        <>
          <RestoreAsDialog
            entry={isRenaming ? restored : undefined}
            restoration={restoration ?? IDLE}
            onConfirm={restore}
            onClose={() => {
              dismiss(restored, restoreTrash);
              setRenaming(false);
            }}
          />
          <DeleteForGoodDialog
            entry={
              isDeleted || toDelete === undefined
                ? undefined
                : { ...toDelete, userName: toDelete.person?.userName }
            }
            deletion={deletion ?? IDLE}
            onConfirm={(entry, name) =>
              dispatch(deleteTrash.requested({ thing: thingOf(entry), name }))
            }
            onClose={() => {
              dismiss(toDelete, deleteTrash);
              setToDelete(undefined);
            }}
          />
        </>
      }
    >
      {(shown, error) => (
        <TrashTable
          trash={shown}
          error={error}
          isRestoring={(entry) => restorations[keyOf(entry)]?.phase === 'loading'}
          onRestore={(entry) => {
            heading.current?.focus();
            setRestored(entry);
            restore(entry);
          }}
          onDelete={(entry) => {
            // Another one with the same name may have been deleted before.
            dismiss(entry, deleteTrash);
            setToDelete(entry);
          }}
        />
      )}
    </ListPage>
  );
}
