import type { UserRow } from '@jawla/contract';
import { Button, EmptyState } from '@jawla/ui';
import { SearchIcon } from '@jawla/ui/icons';
import { memo } from 'react';
import { problemTexts, useProblemText, type Problem } from '#core/http';
import { useText } from '#core/i18n';
import { userTexts } from '../../../users.texts';
import { ClientTable, type ClientTableProps } from './ClientTable';

export interface ClientListProps extends Omit<ClientTableProps, 'users' | 'count' | 'term'> {
  /** Nothing while they are loading. */
  rows: readonly UserRow[] | undefined;
  /** How many there are in all, where that is known. */
  total: number | undefined;
  /** Why there are none. */
  problem: Problem | undefined;
  /** What is searched for; empty for a page of the list. */
  sought: string;
  onRetry: () => void;
}

/** The clients found or on the page, or why there are none. Keystrokes in the search pass it by. */
export const ClientList = memo(function ClientList({
  rows,
  total,
  problem,
  sought,
  onRetry,
  ...rest
}: ClientListProps) {
  const t = useText(userTexts);
  const tProblem = useText(problemTexts);
  const describe = useProblemText();
  const searching = sought.trim() !== '';

  if (problem !== undefined) {
    return (
      <EmptyState
        role="alert"
        title={t('dashboard.failed')}
        action={
          <Button variant="primary" onClick={onRetry}>
            {tProblem('retry')}
          </Button>
        }
      >
        {describe(problem)}
      </EmptyState>
    );
  }
  if (searching && rows?.length === 0) {
    return (
      <EmptyState
        role="status"
        icon={<SearchIcon />}
        title={
          <>
            {t('dashboard.noMatch')} <bdi dir="auto">{sought}</bdi>
          </>
        }
      />
    );
  }
  return (
    <ClientTable
      {...rest}
      users={rows}
      count={
        <span role="status">
          {rows === undefined
            ? t(searching ? 'dashboard.searching' : 'dashboard.loading')
            : searching
              ? t('dashboard.found', { smart_count: rows.length })
              : total !== undefined && t('dashboard.total', { smart_count: total })}
        </span>
      }
      term={searching ? sought : ''}
    />
  );
});
