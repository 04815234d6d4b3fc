import { Button, IconButton, Ltr, Stack, Text } from '@jawla/ui';
import { CloseIcon, ReloadIcon } from '@jawla/ui/icons';
import type { AccessEntry } from '@jawla/contract';
import { useId, useRef, type ReactNode } from 'react';
import { neighbourOf, useFocusLoss } from '#core/forms';
import { dataOf, isTransient } from '#core/http';
import { useText } from '#core/i18n';
import { editorTexts } from '../editor.texts';
import * as S from './AccessSection.styles';
import type { Access, AccessChange } from './useAccess';

interface AccessListProps extends Pick<
  Access,
  'list' | 'changes' | 'onAdd' | 'onRemove' | 'onRetry'
> {
  /** What can be done for an address without an account. */
  offer: (email: string) => ReactNode;
  /** The last entry, which had the focus, has been removed. */
  onFocusLost: () => void;
  /** The button that loads the list again had the focus, and has left. */
  onRetryLeft: () => void;
}

/** The users with access, including those whose access is being added or removed. */
export function AccessList(props: AccessListProps) {
  const { list, changes, offer, onAdd, onRemove, onRetry, onFocusLost, onRetryLeft } = props;
  const t = useText(editorTexts);
  const id = useId();
  const entries = dataOf(list);
  if (list.phase === 'failed') {
    return (
      <Stack direction="row" role="alert">
        <Text tone="danger">{t('access.failed')}</Text>
        <Retry icon={<ReloadIcon />} onClick={onRetry} onFocusLost={onRetryLeft} />
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
          removeId={removeButtonId(id, entry.email)}
          email={entry.email}
          name={entry.name ?? undefined}
          change={changes[entry.email]}
          offer={offer}
          onRetry={() => onAdd(entry.email)}
          onRemove={() => onRemove(entry)}
          onFocusLost={() => {
            const next = removeButton(id, neighbourOf(entries, entry));
            if (next) next.focus();
            else onFocusLost();
          }}
        />
      ))}
    </S.People>
  );
}

interface PersonProps {
  removeId: string;
  email: string;
  /** For admins, of users who have an account. */
  name: string | undefined;
  change: AccessChange | undefined;
  offer: (email: string) => ReactNode;
  onRetry: () => void;
  onRemove: () => void;
  onFocusLost: () => void;
}

function Person(props: PersonProps) {
  const { removeId, email, name, change, offer, onRetry, onRemove, onFocusLost } = props;
  const t = useText(editorTexts);
  const remove = useRef<HTMLButtonElement>(null);
  useFocusLoss(remove, onFocusLost);
  const isUnknown = change?.phase === 'notAdded' && change.problem.kind === 'notFound';
  return (
    <S.Person>
      <S.Email>
        {name !== undefined && <S.Name>{name}</S.Name>}
        <Ltr>{email}</Ltr>
      </S.Email>
      {isUnknown ? (
        <Text as="span" role="status" tone="inkMuted">
          {t('access.noAccount')}
        </Text>
      ) : (
        <ChangeState
          change={change}
          onRetry={onRetry}
          onFocusLost={() => remove.current?.focus()}
        />
      )}
      <IconButton
        ref={remove}
        id={removeId}
        size="s"
        label={t('access.remove', { email })}
        icon={<CloseIcon />}
        busy={change?.phase === 'adding' || change?.phase === 'removing'}
        onClick={onRemove}
      />
      {isUnknown && <S.Offer>{offer(email)}</S.Offer>}
    </S.Person>
  );
}

function removeButton(list: string, entry: AccessEntry | undefined): HTMLElement | null {
  return entry ? document.getElementById(removeButtonId(list, entry.email)) : null;
}

/** With the id of the list: the share sheet shows the same people as the page. */
function removeButtonId(list: string, email: string): string {
  return `${list}-${email}`;
}

interface ChangeStateProps {
  change: AccessChange | undefined;
  onRetry: () => void;
  /** "Try again" was pressed, and has left. */
  onFocusLost: () => void;
}

function ChangeState({ change, onRetry, onFocusLost }: ChangeStateProps) {
  const t = useText(editorTexts);
  if (change === undefined || change.phase === 'notRemoved') return null;
  if (change.phase !== 'notAdded') {
    return (
      <Text as="span" role="status" tone="inkMuted">
        {t(change.phase === 'adding' ? 'access.adding' : 'access.removing')}
      </Text>
    );
  }
  const { problem } = change;
  return problem.kind === 'refused' ? (
    // Trying again would be refused again.
    <Text as="span" role="alert" tone="danger">
      {problem.message}
    </Text>
  ) : (
    <>
      <Text as="span" role="alert" tone="danger">
        {t(isTransient(problem) ? 'access.unsure' : 'access.notSaved')}
      </Text>
      <Retry onClick={onRetry} onFocusLost={onFocusLost} />
    </>
  );
}

interface RetryProps {
  icon?: ReactNode;
  onClick: () => void;
  /** It had the focus, and has left: what is tried again replaces it. */
  onFocusLost: () => void;
}

function Retry({ onFocusLost, ...rest }: RetryProps) {
  const t = useText(editorTexts);
  const button = useRef<HTMLButtonElement>(null);
  useFocusLoss(button, onFocusLost);
  return (
    <Button ref={button} size="s" {...rest}>
      {t('access.retry')}
    </Button>
  );
}
