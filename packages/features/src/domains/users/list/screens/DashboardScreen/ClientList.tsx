import type { UserRow } from '@jawla/contract';
import { EmptyState } from '@jawla/ui';
import { CheckIcon, SearchIcon } from '@jawla/ui/icons';
import { memo } from 'react';
import { LoadFailed, type Problem } from '#core/http';
import { TextWithIsolate, useText } from '#core/i18n';
import { userTexts } from '../../../users.texts';
import { ClientTable, type ClientTableProps } from './ClientTable';
import type { ClientFilter } from './useListAddress';

export interface ClientListProps extends Omit<
  ClientTableProps,
  'users' | 'count' | 'term' | 'empty' | 'error'
> {
  /** `undefined` while they are loading. */
  rows: readonly UserRow[] | undefined;
  /** Total number of clients, if it is known. */
  total: number | undefined;
  /** The error, if they could not be loaded. */
  problem: Problem | undefined;
  /** The search term; empty for a page of the list. */
  sought: string;
  filter: ClientFilter;
  onRetry: () => void;
}

/** The clients of the page or search, or why there are none. Memoized: keystrokes in the search do not render it. */
export const ClientList = memo(function ClientList({
  rows,
  total,
  problem,
  sought,
  filter,
  onRetry,
  ...rest
}: ClientListProps) {
  const t = useText(userTexts);
  const isSearching = sought.trim() !== '';

  const count = () => {
    if (problem !== undefined) return undefined;
    if (rows === undefined)
      return t(isSearching || filter !== 'all' ? 'dashboard.searching' : 'dashboard.loading');
    if (isSearching || filter !== 'all') return t('dashboard.found', { smart_count: rows.length });
    return total === undefined ? undefined : t('dashboard.total', { smart_count: total });
  };
  return (
    <ClientTable
      {...rest}
      users={rows}
      count={<span role="status">{count()}</span>}
      term={isSearching ? sought : ''}
      empty={
        !isSearching ? (
          filter === 'unverified' && (
            <EmptyState icon={<CheckIcon />} title={t('dashboard.allVerified')} />
          )
        ) : (
          <EmptyState
            icon={<SearchIcon />}
            title={
              <TextWithIsolate text={(slot) => t('dashboard.noMatch', { term: slot })}>
                {sought}
              </TextWithIsolate>
            }
          />
        )
      }
      error={
        problem !== undefined && (
          <LoadFailed title={t('dashboard.failed')} problem={problem} onRetry={onRetry} />
        )
      }
    />
  );
});
