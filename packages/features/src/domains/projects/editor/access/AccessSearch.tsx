import { Ltr, SearchField, Stack, Text } from '@jawla/ui';
import { EMAIL_PATTERN } from '@jawla/contract/limits';
import { useEffect, useRef, type ReactNode, type RefObject } from 'react';
import { useFocusLoss } from '#core/forms';
import { dataOf } from '#core/http';
import { useText } from '#core/i18n';
import { editorTexts } from '../editor.texts';
import * as S from './AccessSection.styles';
import { severalEmails } from './severalEmails';
import type { Access, FoundEmail } from './useAccess';

interface AccessSearchProps extends Pick<Access, 'list' | 'typed' | 'found' | 'onType' | 'onAdd'> {
  field: RefObject<HTMLInputElement | null>;
  /** What can be done for an address without an account. */
  offer: (email: string) => ReactNode;
}

/** Finds users by their address, and gives them access to the project. */
export function AccessSearch(props: AccessSearchProps) {
  const { list, typed, found, onType, onAdd, field, offer } = props;
  const t = useText(editorTexts);
  const add = (email: string) => {
    onAdd(email);
    onType('');
  };
  return (
    <Stack gap="xs">
      <SearchField
        ref={field}
        label={t('access.search')}
        placeholder={t('access.search')}
        clearLabel={t('access.clear')}
        hint={t('access.hint')}
        dir="ltr"
        value={typed}
        disabled={dataOf(list) === undefined}
        onValueChange={onType}
        onPaste={(event) => {
          const emails = severalEmails(event.clipboardData.getData('text'));
          if (emails.length === 0) return;
          event.preventDefault();
          onAdd(...emails);
        }}
        onKeyDown={(event) => {
          if (event.key !== 'Enter') return;
          event.preventDefault();
          const [first] = dataOf(found) ?? [];
          if (first && typed !== '') add(first.email);
        }}
      />
      {typed.trim() !== '' && (
        <Found found={found} onAdd={add} onFocusLost={() => field.current?.focus()} />
      )}
      {dataOf(found)?.length === 0 && EMAIL_PATTERN.test(typed.trim()) && offer(typed.trim())}
    </Stack>
  );
}

interface FoundProps {
  found: Access['found'];
  onAdd: (email: string) => void;
  onFocusLost: () => void;
}

function Found({ found, onAdd, onFocusLost }: FoundProps) {
  const t = useText(editorTexts);
  const emails = dataOf(found);
  if (emails !== undefined && emails.length > 0) {
    return <FoundEmails {...{ emails, onAdd, onFocusLost }} />;
  }
  const isSearching = emails === undefined && found.phase !== 'failed';
  return (
    <Text role="status" size="small" tone={isSearching ? 'inkMuted' : undefined}>
      {t(
        found.phase === 'failed'
          ? 'access.searchFailed'
          : isSearching
            ? 'access.searching'
            : 'access.noResults',
      )}
    </Text>
  );
}

interface FoundEmailsProps {
  emails: readonly FoundEmail[];
  onAdd: (email: string) => void;
  onFocusLost: () => void;
}

function FoundEmails({ emails, onAdd, onFocusLost }: FoundEmailsProps) {
  const t = useText(editorTexts);
  const list = useRef<HTMLUListElement>(null);
  // The sticky save bar may cover the space below the field.
  useEffect(() => {
    list.current?.scrollIntoView({ block: 'nearest' });
  }, []);
  return (
    <S.Results ref={list} aria-label={t('access.results')}>
      {emails.map(({ _id, email }) => (
        <Result key={_id} {...{ email, onAdd, onFocusLost }} />
      ))}
    </S.Results>
  );
}

interface ResultProps {
  email: string;
  onAdd: (email: string) => void;
  /** The address has been added with the keyboard, and has left the results. */
  onFocusLost: () => void;
}

function Result({ email, onAdd, onFocusLost }: ResultProps) {
  const t = useText(editorTexts);
  const button = useRef<HTMLButtonElement>(null);
  useFocusLoss(button, onFocusLost);
  return (
    <li>
      <S.Result
        ref={button}
        type="button"
        aria-label={t('access.add', { email })}
        onClick={() => onAdd(email)}
      >
        <Ltr>{email}</Ltr>
      </S.Result>
    </li>
  );
}
