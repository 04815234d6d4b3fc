import type { UserRow } from '@jawla/contract';
import { fullName } from '@jawla/contract/fullName';
import { Avatar, Ltr, Tag, Text, type TableColumn } from '@jawla/ui';
import { useMemo } from 'react';
import { HighlightMatch, useText } from '#core/i18n';
import { LineName } from '#core/lists';
import { userTexts } from '../../../users.texts';
import { ClientActions } from './ClientActions';

export type ClientColumn =
  | 'name'
  | 'userName'
  | 'email'
  | 'phone'
  | 'projects'
  | 'verified'
  | 'actions';
type Column = TableColumn<UserRow, ClientColumn>;

export interface ClientColumnsOptions {
  /** The search term: its match in the name is marked. */
  term: string;
  /** `_id` of the signed-in admin, who must not delete their own account. */
  ownId: string;
  onDelete: (user: UserRow) => void;
}

/**
 * Returns the columns of the clients' table. During a search, the name column marks the match; the other
 * columns are unaffected.
 */
export function useClientColumns({
  term,
  ownId,
  onDelete,
}: ClientColumnsOptions): readonly [Column, ...Column[]] {
  const t = useText(userTexts);
  const name = useMemo<Column>(
    () => ({
      key: 'name',
      header: t('table.name'),
      sort: ['ascending'],
      width: 'minmax(10rem, 1.5fr)',
      face: (user) => <Avatar name={fullName(user)} />,
      render: (user) => (
        <bdi>
          <HighlightMatch text={fullName(user)} term={term} />
        </bdi>
      ),
      lineDetail: ({ userName, verified, projectsData }) => (
        <>
          {!verified && <>{t('table.unverified')} · </>}
          <LineName>@{userName}</LineName> ·{' '}
          {t('row.projects', { smart_count: projectsData.length })}
        </>
      ),
    }),
    [t, term],
  );
  const others = useMemo<readonly Column[]>(
    () => [
      {
        key: 'userName',
        header: t('table.userName'),
        width: 'minmax(7rem, 1fr)',
        render: ({ userName, isAdmin }) => (
          <>
            <Ltr>@{userName}</Ltr>
            {isAdmin && <> · {t('table.admin')}</>}
          </>
        ),
      },
      {
        key: 'email',
        isExtra: true,
        header: t('table.email'),
        width: 'minmax(11rem, 1.7fr)',
        render: ({ email }) => <Ltr>{email}</Ltr>,
      },
      {
        key: 'phone',
        isExtra: true,
        header: t('table.phone'),
        width: 'minmax(8.5rem, auto)',
        render: ({ phone }) => (phone ? <Ltr>+{phone}</Ltr> : <span>{t('table.noPhone')}</span>),
      },
      {
        key: 'projects',
        header: t('table.projects'),
        sort: ['descending'],
        width: '5.5rem',
        render: ({ projectsData }) => <Ltr>{projectsData.length}</Ltr>,
      },
      {
        key: 'verified',
        header: t('table.state'),
        width: '8.5rem',
        // Only a status that requires an action is a tag.
        render: ({ verified }) =>
          verified ? (
            <Text as="span" size="small" tone="inkMuted">
              {t('table.verified')}
            </Text>
          ) : (
            <Tag tone="warning">{t('table.unverified')}</Tag>
          ),
      },
      {
        key: 'actions',
        header: t('table.actions'),
        hideHeader: true,
        align: 'end',
        width: '5.5rem',
        render: (user) => (
          <ClientActions user={user} onDelete={user._id === ownId ? undefined : onDelete} />
        ),
      },
    ],
    [t, ownId, onDelete],
  );
  return useMemo(() => [name, ...others], [name, others]);
}
