import { EMAIL_PATTERN } from '@jawla/contract/emails';
import { Ltr, SearchField, Stack, Text } from '@jawla/ui';
import { useEffect, useRef, useState, type ReactNode, type RefObject } from 'react';
import type { FoundEmail } from '@jawla/contract';
import { useFocusLoss } from '#core/forms';
import { dataOf } from '#core/http';
import { useText } from '#core/i18n';
import { editorTexts } from '../editor.texts';
import * as S from './AccessSection.styles';
import { isEntryEnded, splitEmails } from './splitEmails';
import type { Access } from './useAccess';

interface AccessSearchProps extends Pick<Access, 'list' | 'typed' | 'found' | 'onType' | 'onAdd'> {
  field: RefObject<HTMLInputElement | null>;
  /** What can be done for an address without an account. */
  offer: (email: string) => ReactNode;
}

/** Finds users by their address, and gives them access to the project. */
export function AccessSearch(props: AccessSearchProps) {
  const { list, typed, found, onType, onAdd, field, offer } = props;
  const t = useText(editorTexts);
  // The entries of a list that are no addresses, until they are corrected.
  const [left, setLeft] = useState<readonly string[]>([]);
  const add = (email: string) => {
    onAdd(email);
    onType('');
  };
  /**
   * Adds the addresses of a list, to which a single one with a comma belongs; its other entries stay in the field.
   * Returns whether the text is a list.
   */
  const addList = (text: string): boolean => {
    const { emails, rest } = splitEmails(text);
    const isList = emails.length + rest.length > 1 || isEntryEnded(text);
    if (emails.length === 0 || !isList) return false;
    onAdd(...emails);
    onType(rest.join(', '));
    setLeft(rest);
    return true;
  };
  const isLeft = left.length > 0 && typed === left.join(', ');
  return (
    <Stack gap="xs">
      <SearchField
        ref={field}
        label={t('access.search')}
        placeholder={t('access.search')}
        hint={t('access.hint')}
        dir="ltr"
        value={typed}
        disabled={dataOf(list) === undefined}
        onValueChange={(text) => {
          // What follows the last comma is still being typed.
          if (!isEntryEnded(text) || !addList(text)) onType(text);
        }}
        onPaste={(event) => {
          if (addList(event.clipboardData.getData('text'))) event.preventDefault();
        }}
        onKeyDown={(event) => {
          if (event.key !== 'Enter') return;
          event.preventDefault();
          if (addList(typed)) return;
          const [first] = dataOf(found) ?? [];
          if (first && typed !== '') add(first.email);
        }}
      />
      {isLeft ? (
        <Text role="alert" size="small" tone="danger">
          {t('access.notAddress', { smart_count: left.length })}
        </Text>
      ) : (
        typed.trim() !== '' && (
          <Found found={found} onAdd={add} onFocusLost={() => field.current?.focus()} />
        )
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
      {emails.map(({ _id, email, name }) => (
        <Result key={_id} name={name ?? undefined} {...{ email, onAdd, onFocusLost }} />
      ))}
    </S.Results>
  );
}

interface ResultProps {
  email: string;
  /** For admins. */
  name: string | undefined;
  onAdd: (email: string) => void;
  /** The address has been added with the keyboard, and has left the results. */
  onFocusLost: () => void;
}

function Result({ email, name, onAdd, onFocusLost }: ResultProps) {
  const t = useText(editorTexts);
  const button = useRef<HTMLButtonElement>(null);
  useFocusLoss(button, onFocusLost);
  return (
    <li>
      <S.Result
        ref={button}
        type="button"
        aria-label={
          name === undefined
            ? t('access.add', { email })
            : t('access.addNamed', { person: `${name} ${email}` })
        }
        onClick={() => onAdd(email)}
      >
        {name !== undefined && <S.Name>{name}</S.Name>} <Ltr>{email}</Ltr>
      </S.Result>
    </li>
  );
}
