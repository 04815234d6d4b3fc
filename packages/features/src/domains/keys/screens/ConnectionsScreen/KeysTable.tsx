import type { Key } from '@jawla/contract';
import { Ltr, Menu, Table, Tag, Text, type TableColumn } from '@jawla/ui';
import { MoreIcon } from '@jawla/ui/icons';
import { useMemo, useState, type ReactNode } from 'react';
import { Day, localDay, Moment, Name, TextWithIsolate, useText } from '#core/i18n';
import { daysLeft, isExpired, WARNING_DAYS, type KeyAction } from '../../keys.model';
import { keysTexts } from '../../keys.texts';
import * as S from './KeysTable.styles';

type Column = TableColumn<Key, 'name' | 'scopes' | 'owner' | 'ends' | 'used' | 'actions'>;

export interface KeysTableProps {
  /** `undefined` while they are loading. */
  keys: readonly Key[] | undefined;
  error: ReactNode;
  ownId: string | undefined;
  onChoose: (change: { action: KeyAction; key: Key }) => void;
}

const idOf = ({ _id }: Key) => _id;

/** The keys of all admins. */
export function KeysTable({ keys, error, ...rest }: KeysTableProps) {
  const t = useText(keysTexts);
  return (
    <Table
      caption={t('title')}
      hideCaption
      columns={useColumns(rest)}
      rows={keys}
      rowKey={idOf}
      error={error}
      cardsBelow="52rem"
    />
  );
}

function useColumns({
  ownId,
  onChoose,
}: Pick<KeysTableProps, 'ownId' | 'onChoose'>): readonly [Column, ...Column[]] {
  const t = useText(keysTexts);
  const [now] = useState(() => new Date());
  return useMemo(
    () => [
      {
        key: 'name',
        header: t('table.name'),
        width: 'minmax(12rem, 3fr)',
        render: ({ name, prefix, formerUntil }) => (
          <>
            <Name>{name}</Name>
            <Text as="div" size="small" tone="inkMuted">
              <Ltr>{prefix}…</Ltr>
            </Text>
            {formerUntil !== null && (
              <Text as="div" size="small" tone="inkMuted">
                <TextWithIsolate text={(slot) => t('ends.former', { time: slot })}>
                  <Moment at={formerUntil} />
                </TextWithIsolate>
              </Text>
            )}
          </>
        ),
      },
      {
        key: 'scopes',
        header: t('table.scopes'),
        width: 'minmax(9rem, 2fr)',
        render: ({ scopes }) => (
          <S.Tags>
            {scopes.map((scope) => (
              <Tag key={scope}>{t(`scope.${scope}`)}</Tag>
            ))}
          </S.Tags>
        ),
      },
      {
        key: 'owner',
        header: t('table.owner'),
        width: 'minmax(8rem, 1.5fr)',
        render: ({ owner }) => (owner._id === ownId ? t('you') : <Name>{owner.name}</Name>),
      },
      {
        key: 'ends',
        header: t('table.ends'),
        width: 'minmax(9rem, 1.5fr)',
        render: (key) => (
          <>
            <State {...key} now={now} />
            <Day day={localDay(new Date(key.expiresAt))} />
          </>
        ),
      },
      {
        key: 'used',
        header: t('table.used'),
        width: 'minmax(8rem, 1.5fr)',
        render: ({ used }) =>
          used === null ? (
            t('used.never')
          ) : (
            <>
              <Day day={used.day} />
              {used.program !== null && (
                <Text as="div" size="small" tone="inkMuted">
                  <Ltr>{used.program}</Ltr>
                </Text>
              )}
            </>
          ),
      },
      {
        key: 'actions',
        header: t('table.actions'),
        hideHeader: true,
        width: 'minmax(4rem, auto)',
        align: 'end',
        render: (key) => (
          <Menu
            label={t('menu.label', { name: key.name })}
            size="s"
            sign={<MoreIcon />}
            place="end"
            entries={actionsOf(key, ownId).map((action) => ({
              id: action,
              label: t(`action.${action}`),
              onPress: () => onChoose({ action, key }),
            }))}
          />
        ),
      },
    ],
    [t, now, ownId, onChoose],
  );
}

/** Why a key is refused, or that it soon will be. */
function State({ now, owner, ...key }: Pick<Key, 'owner' | 'expiresAt'> & { now: Date }) {
  const t = useText(keysTexts);
  const days = daysLeft(key, now);
  const [tone, text] = !owner.isAdmin
    ? (['danger', t('state.refused')] as const)
    : isExpired(key, now)
      ? (['danger', t('state.expired')] as const)
      : (['warning', t('state.soon', { smart_count: days })] as const);
  if (tone === 'warning' && days >= WARNING_DAYS) return null;
  return (
    <div>
      <Tag tone={tone}>{text}</Tag>
    </div>
  );
}

/** Who has the new secret acts as the owner, so nobody else rotates a key. */
function actionsOf({ owner }: Key, ownId: string | undefined): KeyAction[] {
  return owner._id === ownId ? ['rotate', 'revoke'] : ['revoke'];
}
