import type { UserRow } from '@jawla/contract';
import { USERS_PAGE_SIZE, type UserSort } from '@jawla/contract/limits';
import { Table, type TableProps, type TableSort } from '@jawla/ui';
import { useState } from 'react';
import { useText } from '#core/i18n';
import { useIsRestored } from '#core/routing';
import { clientHref } from '../../../users.model';
import { userTexts } from '../../../users.texts';
import { useClientColumns, type ClientColumn, type ClientColumnsOptions } from './useClientColumns';

const SORTS = {
  name: { column: 'name', direction: 'ascending' },
  projects: { column: 'projects', direction: 'descending' },
} as const satisfies Record<UserSort, TableSort<ClientColumn>>;

export interface ClientTableProps
  extends ClientColumnsOptions, Pick<TableProps<UserRow, ClientColumn>, 'error' | 'selection'> {
  /** `undefined` while they are loading. */
  users: readonly UserRow[] | undefined;
  sort: UserSort | undefined;
  onSort: (sort: UserSort | undefined) => void;
  /** The admin is about to open the client (hover intent). */
  onIntent: (user: UserRow) => void;
}

/** `id` attribute of a client's link in the list. */
export function clientLinkId(id: string): string {
  return `client-${id}`;
}

const keyOf = ({ _id }: UserRow) => _id;
const linkIdOf = ({ _id }: UserRow) => clientLinkId(_id);

/** Height of a row, of a phone's row, and of what is above them, in pixels. */
const ROW = 60;
const PHONE_ROW = 72;
const ABOVE = 200;

/** Rows that fill the window: each further one would delay the clients by 10 ms on a low-end phone. */
function windowRows(): number {
  const row = window.matchMedia('(width < 40rem)').matches ? PHONE_ROW : ROW;
  return Math.min(USERS_PAGE_SIZE, Math.ceil((window.innerHeight - ABOVE) / row));
}

/** The clients. */
export function ClientTable({
  users,
  sort,
  onSort,
  onIntent,
  term,
  ownId,
  onDelete,
  ...rest
}: ClientTableProps) {
  const t = useText(userTexts);
  const isRestored = useIsRestored();
  const [atMount] = useState(windowRows);
  return (
    <Table
      {...rest}
      caption={t('table.caption')}
      hideCaption
      columns={useClientColumns({ term, ownId, onDelete })}
      rows={users}
      rowKey={keyOf}
      rowHref={clientHref}
      rowLinkId={linkIdOf}
      onRowIntent={onIntent}
      sort={sort && SORTS[sort]}
      onSortChange={(next) => {
        const column = next?.column;
        onSort(column === 'name' || column === 'projects' ? column : undefined);
      }}
      // Again without rows only: `innerHeight` computes the layout.
      loadingRows={users === undefined ? windowRows() : atMount}
      defersOnMount={!isRestored}
    />
  );
}
