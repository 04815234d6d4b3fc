import type { Trash, TrashEntry } from '@jawla/contract';
import { Avatar, Button, IconButton, Ltr, Stack, Table, Text, type TableColumn } from '@jawla/ui';
import { DeleteIcon, UndoIcon } from '@jawla/ui/icons';
import { useMemo, type ReactNode } from 'react';
import { Day, localDay, TextWithIsolate, useText } from '#core/i18n';
import { LineName } from '#core/lists';
import { useTransferFormat } from '#transfers';
import { daysLeft, isolated } from '../../trash.model';
import { trashTexts } from '../../trash.texts';
import { keyOf } from '../../trash.requests';
import * as S from './TrashTable.styles';

type Column = TableColumn<TrashEntry, 'what' | 'trashed' | 'left' | 'size' | 'actions'>;

export interface TrashTableProps {
  /** `undefined` while it is loading. */
  trash: Trash | undefined;
  error: ReactNode;
  isRestoring: (entry: TrashEntry) => boolean;
  onRestore: (entry: TrashEntry) => void;
  onDelete: (entry: TrashEntry) => void;
}

/** One page of entries. */
export function TrashTable({ trash, error, ...actions }: TrashTableProps) {
  const t = useText(trashTexts);
  return (
    <Table
      caption={t('title')}
      hideCaption
      columns={useColumns(actions)}
      rows={trash?.entries}
      rowKey={keyOf}
      error={error}
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
  return useMemo(() => {
    const left = (entry: TrashEntry) => {
      const days = daysLeft(entry);
      return days > 0 ? t('left', { smart_count: days }) : t('left.none');
    };
    const remove = (entry: TrashEntry) => (
      <IconButton
        size="s"
        icon={<DeleteIcon />}
        label={t('delete.name', { name: isolated(entry.name) })}
        onClick={() => onDelete(entry)}
      />
    );
    return [
      {
        key: 'what',
        header: t('table.what'),
        width: 'minmax(12rem, 3fr)',
        face: ({ kind, name }) => <Avatar name={kind === 'date' ? '' : name} />,
        render: (entry) => <What {...entry} />,
        lineDetail: (entry) => (
          <>
            {entry.waitsFor === null ? left(entry) : t(`waits.${entry.waitsFor}`)} ·{' '}
            <Kind {...entry} isLine />
          </>
        ),
      },
      {
        key: 'trashed',
        header: t('table.trashed'),
        width: 'minmax(9rem, 2fr)',
        isExtra: true,
        render: ({ trashedAt, trashedBy }) => (
          <>
            <Day day={localDay(new Date(trashedAt))} />{' '}
            <TextWithIsolate text={(slot) => t('by', { name: slot })}>{trashedBy}</TextWithIsolate>
          </>
        ),
      },
      { key: 'left', header: t('table.left'), width: 'minmax(7rem, 1fr)', render: left },
      {
        key: 'size',
        header: t('table.size'),
        width: 'minmax(6rem, 1fr)',
        align: 'end',
        isExtra: true,
        render: ({ bytes }) => size(bytes),
      },
      {
        key: 'actions',
        header: t('table.actions'),
        hideHeader: true,
        align: 'end',
        width: '11.5rem',
        render: (entry) => (
          <Stack direction="row" gap="xs" align="center" justify="end">
            {entry.waitsFor === null ? (
              <Button
                size="s"
                icon={<UndoIcon />}
                aria-label={t('restore.name', { name: isolated(entry.name) })}
                busy={isRestoring(entry) ? t('restoring') : undefined}
                onClick={() => onRestore(entry)}
              >
                {t('restore')}
              </Button>
            ) : (
              <S.Waits>{t(`waits.${entry.waitsFor}`)}</S.Waits>
            )}
            {remove(entry)}
          </Stack>
        ),
        renderInCard: (entry) => (
          <>
            {entry.waitsFor === null && (
              <IconButton
                size="s"
                icon={<UndoIcon />}
                label={t('restore.name', { name: isolated(entry.name) })}
                busy={isRestoring(entry)}
                onClick={() => onRestore(entry)}
              />
            )}
            {remove(entry)}
          </>
        ),
      },
    ];
  }, [t, size, isRestoring, onRestore, onDelete]);
}

/** Name, kind, and whose it is. */
function What(entry: TrashEntry) {
  const { kind, name } = entry;
  return (
    <>
      {kind === 'date' ? <Ltr>{name}</Ltr> : <bdi>{name}</bdi>}
      <Text as="div" size="small" tone="inkMuted" data-only="row">
        <Kind {...entry} />
      </Text>
    </>
  );
}

function Kind({ kind, project, client, person, isLine }: TrashEntry & { isLine?: boolean }) {
  const t = useText(trashTexts);
  const UserName = isLine === true ? LineName : Ltr;
  const owners = [project, client].filter((owner) => owner !== null);
  return (
    <>
      {person ? (
        <>
          {t(`role.${person.role}`)} · <UserName>@{person.userName}</UserName>
        </>
      ) : (
        t(`kind.${kind}`)
      )}{' '}
      {owners.length > 0 && t('of', { name: owners.map(isolated).join(t('of.comma')) })}
    </>
  );
}
