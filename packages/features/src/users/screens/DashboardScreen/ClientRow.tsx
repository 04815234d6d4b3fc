import type { UserRow } from '@jawla/contract';
import { IconButton, Ltr, Tag, TextLink } from '@jawla/ui';
import { CheckIcon, DeleteIcon, EditIcon } from '@jawla/ui/icons';
import { useNavigate } from 'react-router-dom';
import { Marked, useText } from '../../../i18n';
import { fullName } from '../../users.model';
import { userTexts } from '../../users.texts';
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
export function ClientRow({ user, place, term, measure, onIntent, onDelete }: ClientRowProps) {
  const t = useText(userTexts);
  const navigate = useNavigate();
  const name = fullName(user);
  const href = `/dashboard/${encodeURIComponent(user.userName)}`;
  const count = user.projectsData.length;
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
          <TextLink href={href} id={clientLinkId(user._id)} dir="auto">
            <Marked text={name} term={term} />
          </TextLink>
        </S.Name>
      </S.NameCell>
      <S.Cell role="cell">
        <Ltr>@{user.userName}</Ltr>
        {user.isAdmin && <> · {t('table.admin')}</>}
      </S.Cell>
      <S.Cell role="cell">
        <Ltr>{user.email}</Ltr>
      </S.Cell>
      <S.Cell role="cell">
        {user.phone ? <Ltr>+{user.phone}</Ltr> : <span>{t('table.noPhone')}</span>}
      </S.Cell>
      <S.Cell role="cell">
        <S.CardOnly>{t('row.projects', { smart_count: count })}</S.CardOnly>
        <S.TableOnly>
          <Ltr>{count}</Ltr>
        </S.TableOnly>
      </S.Cell>
      <S.Cell role="cell">
        {user.verified ? (
          <Tag tone="success" icon={<CheckIcon size="1em" />}>
            {t('table.verified')}
          </Tag>
        ) : (
          <Tag tone="plain">{t('table.unverified')}</Tag>
        )}
      </S.Cell>
      <S.Actions role="cell">
        <IconButton
          size="s"
          label={t('row.edit', { name })}
          icon={<EditIcon />}
          onClick={() => void navigate(href)}
        />
        {onDelete && (
          <IconButton
            size="s"
            label={t('row.delete', { name })}
            icon={<DeleteIcon />}
            onClick={() => onDelete(user)}
          />
        )}
      </S.Actions>
    </S.Row>
  );
}
