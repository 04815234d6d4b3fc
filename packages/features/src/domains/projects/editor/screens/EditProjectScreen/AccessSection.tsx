import type { AccessEntry } from '@jawla/contract';
import { Banner, Button, Heading, IconButton, Ltr, SearchField, Stack, Text } from '@jawla/ui';
import { CloseIcon, ReloadIcon } from '@jawla/ui/icons';
import { useEffect, useRef, useState, type ClipboardEvent } from 'react';
import { dataOf, type RemoteData } from '#core/http';
import { useText } from '#core/i18n';
import { severalEmails } from '../../editor.model';
import type { AccessChange, FoundEmail } from '../../useAccess';
import { editorTexts } from '../../editor.texts';
import * as S from './EditProject.styles';

export interface AccessSectionProps {
  access: RemoteData<AccessEntry[]>;
  changes: Readonly<Record<string, AccessChange>>;
  term: string;
  search: RemoteData<FoundEmail[]>;
  onTerm: (term: string) => void;
  onAdd: (email: string) => void;
  onRemove: (entry: AccessEntry) => void;
  onRetry: () => void;
}

/** The users who may see the project in addition to its owner. */
export function AccessSection(props: AccessSectionProps) {
  const { access, changes, term, search, onTerm, onAdd, onRemove } = props;
  const t = useText(editorTexts);
  const [typed, setTyped] = useState(term);
  const list = dataOf(access);
  const present = new Set(list?.map(({ email }) => email));
  const found = dataOf(search)?.filter(({ email }) => !present.has(email));

  const type = (next: string) => {
    setTyped(next);
    onTerm(next.trim());
  };
  const add = (email: string) => {
    onAdd(email);
    type('');
  };
  const paste = (event: ClipboardEvent<HTMLInputElement>) => {
    const emails = severalEmails(event.clipboardData.getData('text'));
    if (emails.length === 0) return;
    event.preventDefault();
    for (const email of emails) if (!present.has(email)) onAdd(email);
  };
  const failures = Object.values(changes).filter((change) => change.phase === 'notRemoved');

  return (
    <S.Section forwardedAs="section" aria-labelledby="editor-access">
      <Heading level={2} id="editor-access">
        {t('access.title')}
      </Heading>
      <Stack gap="xs">
        <SearchField
          label={t('access.search')}
          placeholder={t('access.search')}
          clearLabel={t('access.clear')}
          hint={t('access.hint')}
          dir="ltr"
          value={typed}
          disabled={list === undefined}
          onValueChange={type}
          onPaste={paste}
          onKeyDown={(event) => {
            if (event.key !== 'Enter') return;
            event.preventDefault();
            const [first] = found ?? [];
            if (first && typed !== '') add(first.email);
          }}
        />
        {typed.trim() !== '' && <Found search={search} found={found} onAdd={add} />}
      </Stack>
      {failures.map((change, at) => (
        // oxlint-disable-next-line react/no-array-index-key -- messages have no identity
        <Banner key={at} tone="danger">
          {'problem' in change && change.problem.kind !== 'offline' && 'message' in change.problem
            ? (change.problem.message ?? t('access.wrong'))
            : t('access.wrong')}
        </Banner>
      ))}
      {access.phase === 'failed' ? (
        <Stack direction="row" role="alert">
          <Text tone="danger">{t('access.failed')}</Text>
          <Button size="s" icon={<ReloadIcon />} onClick={props.onRetry}>
            {t('access.retry')}
          </Button>
        </Stack>
      ) : list === undefined ? (
        <Text role="status" tone="inkMuted">
          {t('access.loading')}
        </Text>
      ) : list.length === 0 ? (
        <Text tone="inkMuted">{t('access.empty')}</Text>
      ) : (
        <S.People aria-label={t('access.list')}>
          {list.map((entry) => {
            const { email } = entry;
            const change = changes[email];
            return (
              <S.Person key={email}>
                <S.Email>
                  <Ltr>{email}</Ltr>
                </S.Email>
                {change?.phase === 'adding' && (
                  <Text as="span" role="status" tone="inkMuted">
                    {t('access.adding')}
                  </Text>
                )}
                {change?.phase === 'notAdded' && (
                  <>
                    <Text as="span" role="alert" tone="danger">
                      {t('access.notSaved')}
                    </Text>
                    <Button size="s" onClick={() => onAdd(email)}>
                      {t('access.retry')}
                    </Button>
                  </>
                )}
                {change?.phase === 'removing' && (
                  <Text as="span" role="status" tone="inkMuted">
                    {t('access.removing')}
                  </Text>
                )}
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
      )}
    </S.Section>
  );
}

interface FoundProps {
  search: RemoteData<FoundEmail[]>;
  found: readonly FoundEmail[] | undefined;
  onAdd: (email: string) => void;
}

function Found({ search, found, onAdd }: FoundProps) {
  const t = useText(editorTexts);
  if (search.phase === 'failed') {
    return (
      <Text role="status" size="small">
        {t('access.searchFailed')}
      </Text>
    );
  }
  if (found === undefined) {
    return (
      <Text role="status" size="small" tone="inkMuted">
        {t('access.searching')}
      </Text>
    );
  }
  if (found.length === 0) {
    return (
      <Text role="status" size="small">
        {t('access.noResults')}
      </Text>
    );
  }
  return <FoundEmails emails={found} onAdd={onAdd} />;
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
