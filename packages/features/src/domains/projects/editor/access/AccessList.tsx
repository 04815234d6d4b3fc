import { Button, IconButton, Ltr, Stack, Text } from '@jawla/ui';
import { CloseIcon, ReloadIcon } from '@jawla/ui/icons';
import { dataOf } from '#core/http';
import { useText } from '#core/i18n';
import { editorTexts } from '../editor.texts';
import * as S from './AccessSection.styles';
import type { Access, AccessChange } from './useAccess';

type AccessListProps = Pick<Access, 'list' | 'changes' | 'onAdd' | 'onRemove' | 'onRetry'>;

/** The users with access, including those whose access is being added or removed. */
export function AccessList({ list, changes, onAdd, onRemove, onRetry }: AccessListProps) {
  const t = useText(editorTexts);
  const entries = dataOf(list);
  if (list.phase === 'failed') {
    return (
      <Stack direction="row" role="alert">
        <Text tone="danger">{t('access.failed')}</Text>
        <Button size="s" icon={<ReloadIcon />} onClick={onRetry}>
          {t('access.retry')}
        </Button>
      </Stack>
    );
  }
  if (entries === undefined || entries.length === 0) {
    return (
      <Text role={entries ? undefined : 'status'} tone="inkMuted">
        {t(entries ? 'access.empty' : 'access.loading')}
      </Text>
    );
  }
  return (
    <S.People aria-label={t('access.list')}>
      {entries.map((entry) => {
        const { email } = entry;
        const change = changes[email];
        return (
          <S.Person key={email}>
            <S.Email>
              <Ltr>{email}</Ltr>
            </S.Email>
            <ChangeState change={change} onRetry={() => onAdd(email)} />
            <IconButton
              size="s"
              label={t('access.remove', { email })}
              icon={<CloseIcon />}
              disabled={change?.phase === 'adding' || change?.phase === 'removing'}
              onClick={() => onRemove(entry)}
            />
          </S.Person>
        );
      })}
    </S.People>
  );
}

interface ChangeStateProps {
  change: AccessChange | undefined;
  onRetry: () => void;
}

function ChangeState({ change, onRetry }: ChangeStateProps) {
  const t = useText(editorTexts);
  if (change === undefined || change.phase === 'notRemoved') return null;
  if (change.phase !== 'notAdded') {
    return (
      <Text as="span" role="status" tone="inkMuted">
        {t(change.phase === 'adding' ? 'access.adding' : 'access.removing')}
      </Text>
    );
  }
  return (
    <>
      <Text as="span" role="alert" tone="danger">
        {t('access.notSaved')}
      </Text>
      <Button size="s" onClick={onRetry}>
        {t('access.retry')}
      </Button>
    </>
  );
}
