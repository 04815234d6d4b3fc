import { Button, IconButton, Ltr, Stack, Text } from '@jawla/ui';
import { CloseIcon, ReloadIcon } from '@jawla/ui/icons';
import type { AccessEntry } from '@jawla/contract';
import { useRef } from 'react';
import { neighbourOf, useFocusLoss } from '#core/forms';
import { dataOf } from '#core/http';
import { useText } from '#core/i18n';
import { editorTexts } from '../editor.texts';
import * as S from './AccessSection.styles';
import type { Access, AccessChange } from './useAccess';

interface AccessListProps extends Pick<
  Access,
  'list' | 'changes' | 'onAdd' | 'onRemove' | 'onRetry'
> {
  /** The last entry, which had the focus, has been removed. */
  onFocusLost: () => void;
}

/** The users with access, including those whose access is being added or removed. */
export function AccessList(props: AccessListProps) {
  const { list, changes, onAdd, onRemove, onRetry, onFocusLost } = props;
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
      {entries.map((entry) => (
        <Person
          key={entry.email}
          email={entry.email}
          change={changes[entry.email]}
          onRetry={() => onAdd(entry.email)}
          onRemove={() => onRemove(entry)}
          onFocusLost={() => {
            const next = removeButton(neighbourOf(entries, entry));
            if (next) next.focus();
            else onFocusLost();
          }}
        />
      ))}
    </S.People>
  );
}

interface PersonProps {
  email: string;
  change: AccessChange | undefined;
  onRetry: () => void;
  onRemove: () => void;
  onFocusLost: () => void;
}

function Person({ email, change, onRetry, onRemove, onFocusLost }: PersonProps) {
  const t = useText(editorTexts);
  const remove = useRef<HTMLButtonElement>(null);
  useFocusLoss(remove, onFocusLost);
  return (
    <S.Person>
      <S.Email>
        <Ltr>{email}</Ltr>
      </S.Email>
      <ChangeState change={change} onRetry={onRetry} />
      <IconButton
        ref={remove}
        id={removeButtonId(email)}
        size="s"
        label={t('access.remove', { email })}
        icon={<CloseIcon />}
        busy={change?.phase === 'adding' || change?.phase === 'removing'}
        onClick={onRemove}
      />
    </S.Person>
  );
}

function removeButton(entry: AccessEntry | undefined): HTMLElement | null {
  return entry ? document.getElementById(removeButtonId(entry.email)) : null;
}

function removeButtonId(email: string): string {
  return `remove-access-${email}`;
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
