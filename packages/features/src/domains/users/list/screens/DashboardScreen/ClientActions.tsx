import type { UserRow } from '@jawla/contract';
import { fullName } from '@jawla/contract/fullName';
import { IconButton } from '@jawla/ui';
import { DeleteIcon, EditIcon } from '@jawla/ui/icons';
import { useNavigate } from 'react-router-dom';
import { useText } from '#core/i18n';
import { clientHref } from '../../../users.model';
import { userTexts } from '../../../users.texts';
import * as S from './ClientTable.styles';

export interface ClientActionsProps {
  user: UserRow;
  /** Omitted for a client who must not be deleted. */
  onDelete: ((user: UserRow) => void) | undefined;
}

/** The admin's actions on a client of the list. */
export function ClientActions({ user, onDelete }: ClientActionsProps) {
  const t = useText(userTexts);
  const navigate = useNavigate();
  const name = fullName(user);
  return (
    <S.Actions>
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
  );
}
