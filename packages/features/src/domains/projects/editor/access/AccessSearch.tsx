import { Ltr, SearchField, Stack, Text } from '@jawla/ui';
import { useEffect, useRef } from 'react';
import { dataOf } from '#core/http';
import { useText } from '#core/i18n';
import { editorTexts } from '../editor.texts';
import * as S from './AccessSection.styles';
import { severalEmails } from './severalEmails';
import type { Access, FoundEmail } from './useAccess';

type AccessSearchProps = Pick<Access, 'list' | 'typed' | 'found' | 'onType' | 'onAdd'>;

/** Finds users by their address, and gives them access to the project. */
export function AccessSearch({ list, typed, found, onType, onAdd }: AccessSearchProps) {
  const t = useText(editorTexts);
  const add = (email: string) => {
    onAdd(email);
    onType('');
  };
  return (
    <Stack gap="xs">
      <SearchField
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
      {typed.trim() !== '' && <Found found={found} onAdd={add} />}
    </Stack>
  );
}

interface FoundProps {
  found: Access['found'];
  onAdd: (email: string) => void;
}

function Found({ found, onAdd }: FoundProps) {
  const t = useText(editorTexts);
  const emails = dataOf(found);
  if (emails !== undefined && emails.length > 0) return <FoundEmails {...{ emails, onAdd }} />;
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
}

function FoundEmails({ emails, onAdd }: FoundEmailsProps) {
  const t = useText(editorTexts);
  const list = useRef<HTMLUListElement>(null);
  // The sticky save bar may cover the space below the field.
  useEffect(() => {
    list.current?.scrollIntoView({ block: 'nearest' });
  }, []);
  return (
    <S.Results ref={list} aria-label={t('access.results')}>
      {emails.map(({ _id, email }) => (
        <li key={_id}>
          <S.Result
            type="button"
            aria-label={t('access.add', { email })}
            onClick={() => onAdd(email)}
          >
            <Ltr>{email}</Ltr>
          </S.Result>
        </li>
      ))}
    </S.Results>
  );
}
