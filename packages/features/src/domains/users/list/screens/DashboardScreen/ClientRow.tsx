import type { UserRow } from '@jawla/contract';
import { TextLink } from '@jawla/ui';
import { memo } from 'react';
import { HighlightMatch } from '#core/i18n';
import { clientHref, fullName } from '../../../users.model';
import { ClientCells } from './ClientCells';
import * as S from './ClientTable.styles';

export interface ClientRowProps {
  user: UserRow;
  /** Its place in the whole list, from 1. */
  place: number;
  /** What is searched for: the part of the name that matches is marked. */
  term: string;
  /** Where the table is told how high the row is. */
  measure: (row: HTMLTableRowElement | null) => void;
  /** The person is about to open the client. */
  onIntent: (user: UserRow) => void;
  /** Left out for who must not be deleted. */
  onDelete: ((user: UserRow) => void) | undefined;
}

export function clientLinkId(id: string): string {
  return `client-${id}`;
}

/** A client in the list: the whole row leads to the form, the buttons stand for themselves. */
export const ClientRow = memo(function ClientRow({
  user,
  place,
  term,
  measure,
  onIntent,
  onDelete,
}: ClientRowProps) {
  return (
    <S.Row
      role="row"
      aria-rowindex={place + 1}
      data-index={place - 1}
      ref={measure}
      onPointerEnter={() => onIntent(user)}
      onFocus={() => onIntent(user)}
    >
      <S.NameCell as="th" scope="row" role="rowheader">
        <S.Name>
          <TextLink href={clientHref(user)} id={clientLinkId(user._id)} dir="auto">
            <HighlightMatch text={fullName(user)} term={term} />
          </TextLink>
        </S.Name>
      </S.NameCell>
      <ClientCells user={user} onDelete={onDelete} />
    </S.Row>
  );
});
