import type { UserRow } from '@jawla/contract';
import { IconButton, Ltr, Tag } from '@jawla/ui';
import { CheckIcon, DeleteIcon, EditIcon } from '@jawla/ui/icons';
import { memo } from 'react';
import { useNavigate } from 'react-router-dom';
import { useText } from '#core/i18n';
import { clientHref, fullName } from '../../../users.model';
import { userTexts } from '../../../users.texts';
import * as S from './ClientTable.styles';

export interface ClientCellsProps {
  user: UserRow;
  /** Left out for who must not be deleted. */
  onDelete: ((user: UserRow) => void) | undefined;
}

/** All of a client's row but the name: a search marks letters in names, and leaves the rest alone. */
export const ClientCells = memo(function ClientCells({ user, onDelete }: ClientCellsProps) {
  const t = useText(userTexts);
  const navigate = useNavigate();
  const name = fullName(user);
  const count = user.projectsData.length;
  return (
    <>
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
          data-prefetch={clientHref(user)}
          onClick={() => void navigate(clientHref(user))}
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
    </>
  );
});
