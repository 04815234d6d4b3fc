import type { KeyForm as KeyFormValues } from '@jawla/contract';
import {
  KEY_DAYS,
  KEY_DAYS_DEFAULT,
  KEY_NAME_MAX,
  KEY_SCOPES,
  type KeyScope,
} from '@jawla/contract/keyLimits';
import { CheckboxGroup, Select, Stack, TextField } from '@jawla/ui';
import { useRef, useState } from 'react';
import { useWrongFields } from '#core/forms';
import { ProblemBanner, type RequestState } from '#core/http';
import { Day, localDay, TextWithIsolate, useText } from '#core/i18n';
import { inDays } from '../../keys.model';
import { keysTexts } from '../../keys.texts';

const NONE: Readonly<Record<string, string>> = {};

interface KeyFormProps {
  id: string;
  creation: RequestState<unknown>;
  onSubmit: (form: KeyFormValues) => void;
  onEdited: () => void;
}

/** Name, scopes and duration of a new key. */
export function KeyForm({ id, creation, onSubmit, onEdited }: KeyFormProps) {
  const t = useText(keysTexts);
  const element = useRef<HTMLFormElement>(null);
  const [now] = useState(() => new Date());
  const [name, setName] = useState('');
  const [scopes, setScopes] = useState<readonly KeyScope[]>(['read']);
  const [days, setDays] = useState<number>(KEY_DAYS_DEFAULT);
  const [isChecked, setChecked] = useState(false);
  const isSending = creation.phase === 'loading';
  const problem = creation.phase === 'failed' ? creation.problem : undefined;
  const refused = problem?.kind === 'refused' ? problem.errors : NONE;
  const { onChecked } = useWrongFields(element, refused);
  const isNameless = name.trim() === '';
  const edited = () => {
    if (problem !== undefined) onEdited();
  };
  return (
    <form
      id={id}
      ref={element}
      noValidate
      aria-label={t('form.title')}
      onSubmit={(event) => {
        event.preventDefault();
        if (isSending) return;
        setChecked(true);
        onChecked();
        if (!isNameless && scopes.length > 0) onSubmit({ name, scopes: [...scopes], days });
      }}
    >
      <Stack gap="l">
        <TextField
          name="name"
          label={t('form.name')}
          hint={t('form.nameHint')}
          error={isChecked && isNameless ? t('form.nameMissing') : refused['name']}
          dir="auto"
          autoComplete="off"
          maxLength={KEY_NAME_MAX}
          readOnly={isSending}
          data-autofocus
          value={name}
          onChange={({ currentTarget }) => {
            edited();
            setName(currentTarget.value);
          }}
        />
        <CheckboxGroup
          name="scopes"
          label={t('form.scopes')}
          hint={t('form.never')}
          error={isChecked && scopes.length === 0 ? t('form.scopesMissing') : refused['scopes']}
          value={scopes}
          options={KEY_SCOPES.map((scope) => ({
            value: scope,
            label: t(`scope.${scope}`),
            hint: t(`scopeHint.${scope}`),
            disabled: isSending,
          }))}
          onValueChange={(chosen) => {
            edited();
            setScopes(chosen);
          }}
        />
        <Select
          name="days"
          label={t('form.days')}
          hint={
            <TextWithIsolate text={(slot) => t('ends.on', { day: slot })}>
              <Day day={localDay(inDays(days, now))} />
            </TextWithIsolate>
          }
          error={refused['days']}
          disabled={isSending}
          options={KEY_DAYS.map((count) => ({
            value: String(count),
            label: t('form.inDays', { smart_count: count }),
          }))}
          value={String(days)}
          onChange={({ currentTarget }) => {
            edited();
            setDays(Number(currentTarget.value));
          }}
        />
        {problem !== undefined && Object.keys(refused).length === 0 && (
          <ProblemBanner problem={problem} />
        )}
      </Stack>
    </form>
  );
}
