import type { Trash, TrashEntry } from '@jawla/contract';
import { Button, Ltr, Stack, Table, Text, type TableColumn } from '@jawla/ui';
import { UndoIcon } from '@jawla/ui/icons';
import { useMemo, type Ref } from 'react';
import { Day, localDay, TextWithIsolate, useText } from '#core/i18n';
import { useTransferFormat } from '#transfers';
import { daysLeft, isolated } from '../../trash.model';
import { trashTexts } from '../../trash.texts';
import { keyOf } from '../../trash.requests';

type Column = TableColumn<TrashEntry, 'what' | 'trashed' | 'left' | 'size' | 'actions'>;

export interface TrashTableProps {
  trash: Trash;
  /** Another page is loading. */
  isTurning: boolean;
  captionRef: Ref<HTMLParagraphElement>;
  isRestoring: (entry: TrashEntry) => boolean;
  onRestore: (entry: TrashEntry) => void;
  onDelete: (entry: TrashEntry) => void;
}

const CARDS_BELOW = '60rem';

/** One page of entries. */
export function TrashTable({ trash, isTurning, captionRef, ...actions }: TrashTableProps) {
  const t = useText(trashTexts);
  const { size } = useTransferFormat();
  return (
    <Table
      caption={
        <span role="status">
          {isTurning
            ? t('loading')
            : t('caption', { smart_count: trash.total, size: size(trash.bytes) })}
        </span>
      }
      captionRef={captionRef}
      columns={useColumns(actions)}
      rows={trash.entries}
      rowKey={keyOf}
      cardsBelow={CARDS_BELOW}
    />
  );
}

function useColumns({
  isRestoring,
  onRestore,
  onDelete,
}: Pick<TrashTableProps, 'isRestoring' | 'onRestore' | 'onDelete'>): readonly [
  Column,
  ...Column[],
] {
  const t = useText(trashTexts);
  const { size } = useTransferFormat();
  return useMemo(
    () => [
      {
        key: 'what',
        header: t('table.what'),
        width: 'minmax(12rem, 3fr)',
        render: (entry) => <What {...entry} />,
      },
      {
        key: 'trashed',
        header: t('table.trashed'),
        width: 'minmax(9rem, 2fr)',
        render: ({ trashedAt, trashedBy }) => (
          <>
            <Day day={localDay(new Date(trashedAt))} />{' '}
            <TextWithIsolate text={(slot) => t('by', { name: slot })}>{trashedBy}</TextWithIsolate>
          </>
        ),
      },
      {
        key: 'left',
        header: t('table.left'),
        width: 'minmax(7rem, 1fr)',
        render: (entry) => {
          const days = daysLeft(entry);
          return days > 0 ? t('left', { smart_count: days }) : t('left.none');
        },
      },
      {
        key: 'size',
        header: t('table.size'),
        width: 'minmax(6rem, 1fr)',
        align: 'end',
        render: ({ bytes }) => size(bytes),
      },
      {
        key: 'actions',
        header: t('table.actions'),
        hideHeader: true,
        width: 'minmax(16rem, 3fr)',
        cardPlace: 'alone',
        render: (entry) => {
          const name = isolated(entry.name);
          return (
            <Stack direction="row" gap="s">
              {entry.waitsFor === null ? (
                <Button
                  size="s"
                  icon={<UndoIcon />}
                  aria-label={t('restore.name', { name })}
                  busy={isRestoring(entry) ? t('restoring') : undefined}
                  onClick={() => onRestore(entry)}
                >
                  {t('restore')}
                </Button>
              ) : (
                <Text size="small" tone="inkMuted">
                  {t(`waits.${entry.waitsFor}`)}
                </Text>
              )}
              <Button
                size="s"
                variant="quiet"
                aria-label={t('delete.name', { name })}
                onClick={() => onDelete(entry)}
              >
                {t('delete')}
              </Button>
            </Stack>
          );
        },
      },
    ],
    [t, size, isRestoring, onRestore, onDelete],
  );
}

/** Name, kind, and whose it is. */
function What({ kind, name, project, client }: TrashEntry) {
  const t = useText(trashTexts);
  const owners = [project, client].filter((owner) => owner !== null);
  return (
    <>
      {kind === 'date' ? <Ltr>{name}</Ltr> : <bdi>{name}</bdi>}
      <Text as="div" size="small" tone="inkMuted">
        {t(`kind.${kind}`)}{' '}
        {owners.length > 0 && t('of', { name: owners.map(isolated).join(t('of.comma')) })}
      </Text>
    </>
  );
}
