import type { Trash, TrashEntry } from '@jawla/contract';
import { TRASH_PAGE_SIZE } from '@jawla/contract/trash';
import {
  Banner,
  EmptyState,
  LiveRegion,
  PageHeading,
  Pager,
  Skeleton,
  Stack,
  VisuallyHidden,
} from '@jawla/ui';
import { DeleteIcon } from '@jawla/ui/icons';
import { useEffect, useRef, useState } from 'react';
import { focusAfterDialog } from '#core/forms';
import {
  LoadFailed,
  pagesOf,
  useKeptPage,
  useNamedOutcomes,
  hasCode,
  useProblemText,
  type RemoteData,
  type RequestState,
} from '#core/http';
import { TextWithIsolate, useText } from '#core/i18n';
import { PageTitle } from '#core/routing';
import { keyOf } from '../../trash.requests';
import { trashTexts } from '../../trash.texts';
import { DeleteForGoodDialog, type NamedEntry } from './DeleteForGoodDialog';
import { RestoreAsDialog } from './RestoreAsDialog';
import { TrashTable } from './TrashTable';

type Writes = Readonly<Record<string, RequestState<unknown>>>;

export interface TrashViewProps {
  page: number;
  trash: RemoteData<Trash>;
  /** By `trashKey`. */
  restorations: Writes;
  deletions: Writes;
  onTurn: (page: number) => void;
  /** @param name Instead of its own, which something else has. */
  onRestore: (entry: TrashEntry, name?: string) => void;
  onDelete: (entry: NamedEntry, name: string) => void;
  onRestorationDismissed: (key: string) => void;
  onDeletionDismissed: (key: string) => void;
  onRetry: () => void;
}

/** The trash, in any state. */
export function TrashView(props: TrashViewProps) {
  const { page, trash, restorations, deletions } = props;
  const t = useText(trashTexts);
  const describe = useProblemText();
  const heading = useRef<HTMLHeadingElement>(null);
  const caption = useRef<HTMLParagraphElement>(null);
  const [toDelete, setToDelete] = useState<TrashEntry>();
  const { data, isTurning } = useKeptPage(trash, '', () => {
    if (document.activeElement === document.body) heading.current?.focus();
  });
  const { done, failed } = useNamedOutcomes(
    data?.entries.map((entry) => [keyOf(entry), entry.name]) ?? [],
    [
      ['restored', restorations],
      ['deleted', deletions],
    ],
  );
  const pages = pagesOf(data, TRASH_PAGE_SIZE);

  const deletion = toDelete && deletions[keyOf(toDelete)];
  const isDeleted = deletion?.phase === 'ready';
  useEffect(() => {
    // The entry is removed, and with it the button that opened the dialog.
    if (isDeleted) focusAfterDialog(() => heading.current);
  }, [isDeleted]);
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
  const closeRenaming = () => {
    if (restored !== undefined) props.onRestorationDismissed(keyOf(restored));
    setRenaming(false);
  };
  const openDialog = (entry: TrashEntry) => {
    // Another one with the same name may have been deleted before.
    props.onDeletionDismissed(keyOf(entry));
    setToDelete(entry);
  };
  const closeDialog = () => {
    if (toDelete !== undefined) props.onDeletionDismissed(keyOf(toDelete));
    setToDelete(undefined);
  };

  return (
    <Stack gap="l">
      <PageTitle>{t('title')}</PageTitle>
      <PageHeading
        ref={heading}
        title={t('title')}
        below={data && t('below', { smart_count: data.days })}
      />
      <LiveRegion>
        {done && (
          <TextWithIsolate text={(slot) => t(done.kind, { name: slot })}>
            {done.name}
          </TextWithIsolate>
        )}
      </LiveRegion>
      {others.map(({ key, problem, name }) => (
        <Banner
          key={key}
          tone="danger"
          dismissal={{ onDismiss: () => props.onRestorationDismissed(key) }}
        >
          <TextWithIsolate text={(slot) => t('restoreFailed', { name: slot })}>
            {name}
          </TextWithIsolate>{' '}
          {describe(problem)}
        </Banner>
      ))}
      {trash.phase === 'failed' ? (
        <LoadFailed title={t('failed')} problem={trash.problem} onRetry={props.onRetry} />
      ) : data === undefined ? (
        <Stack gap="m" aria-busy>
          <VisuallyHidden role="status">{t('loading')}</VisuallyHidden>
          <Skeleton blockSize="4rem" />
          <Skeleton blockSize="4rem" />
          <Skeleton blockSize="4rem" />
        </Stack>
      ) : data.total === 0 ? (
        <EmptyState role="status" icon={<DeleteIcon />} title={t('empty')}>
          {t('empty.hint')}
        </EmptyState>
      ) : (
        <TrashTable
          trash={data}
          isTurning={isTurning}
          captionRef={caption}
          isRestoring={(entry) => restorations[keyOf(entry)]?.phase === 'loading'}
          onRestore={(entry) => {
            heading.current?.focus();
            setRestored(entry);
            props.onRestore(entry);
          }}
          onDelete={openDialog}
        />
      )}
      {data !== undefined && (pages > 1 || page > 1) && (
        <Pager
          page={page}
          hasPrevious={page > 1}
          hasNext={page < pages}
          onPageChange={(next) => {
            caption.current?.focus();
            props.onTurn(Math.min(next, pages));
          }}
        />
      )}
      <RestoreAsDialog
        entry={isRenaming ? restored : undefined}
        restoration={restoration ?? { phase: 'idle' }}
        onConfirm={props.onRestore}
        onClose={closeRenaming}
      />
      <DeleteForGoodDialog
        entry={isDeleted ? undefined : toDelete}
        deletion={deletion ?? { phase: 'idle' }}
        onConfirm={props.onDelete}
        onClose={closeDialog}
      />
    </Stack>
  );
}
