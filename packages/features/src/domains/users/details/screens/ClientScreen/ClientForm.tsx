import type { UserRow } from '@jawla/contract';
import { USER_SAVED_MS } from '@jawla/contract/durations';
import { NAME_MAX } from '@jawla/contract/limits';
import { Banner, Button, Card, Heading, Ltr, Stack, Text, TextField } from '@jawla/ui';
import { PhoneField } from '@jawla/ui/phone';
import { useLocation } from 'react-router-dom';
import { useEffect, useMemo, useRef, type ChangeEvent } from 'react';
import {
  Counter,
  lazyValidation,
  useMergedForm,
  useSaveKey,
  useWrongFields,
  WrongFields,
} from '#core/forms';
import { useProblemText } from '#core/http';
import { useText } from '#core/i18n';
import { UnsavedChangesPrompt } from '#shell';
import { TrashedPersonOf } from '#trash';
import { formOf, newForm, type ClientForm as Form } from '../../clientForm';
import type { SaveState } from '../../useClientEditing';
import { clientDetailsTexts } from '../../clientDetails.texts';
import * as S from './ClientForm.styles';

const loadSchema = () => import('../../clientValidationSchema');
const NONE: Readonly<Record<string, string>> = {};

export interface ClientFormProps {
  /** The client to edit; `undefined` to create one. */
  client: UserRow | undefined;
  save: SaveState;
  onSubmit: (form: Form) => void;
  onSaveDismissed: () => void;
  /** The form is left with unsaved changes. */
  onAbandon: () => void;
  /** Whether there are unsaved changes; the tab's title shows it, too. */
  onDirty: (dirty: boolean) => void;
}

/** The form with a client's data. */
export function ClientForm(props: ClientFormProps) {
  const { client, save, onSubmit, onSaveDismissed, onDirty } = props;
  const t = useText(clientDetailsTexts);
  const describe = useProblemText();
  const element = useRef<HTMLFormElement>(null);
  const validate = useMemo(
    () => lazyValidation(async () => (await loadSchema()).clientValidationSchema(t)),
    [t],
  );
  useEffect(() => {
    // In advance: the connection may be lost before the first edit.
    loadSchema().catch(() => undefined);
  }, []);
  const location: { readonly state: unknown } = useLocation();
  const { state } = location;
  const initial = useMemo(() => (client ? formOf(client) : newForm(state)), [client, state]);
  const form = useMergedForm<Form>({
    saved: initial,
    isSaved: save.phase === 'saving' || save.phase === 'saved',
    validate,
    onSubmit,
  });
  const { values, dirty } = form;
  const saving = save.phase === 'saving';
  const unsaved = dirty && !saving;

  useEffect(() => onDirty(unsaved), [onDirty, unsaved]);
  const refused =
    save.phase === 'failed' && save.problem.kind === 'refused' ? save.problem.errors : NONE;
  const { wrong, onChecked } = useWrongFields(element, refused);
  const problem = save.phase === 'failed' ? describe(save.problem) : undefined;
  const errorOf = (name: keyof Form) =>
    (form.touched[name] ? form.errors[name] : undefined) ?? refused[name];

  const submit = async () => {
    if (saving || (client !== undefined && !dirty)) return;
    await form.submitForm();
    onChecked();
  };
  useSaveKey(element);

  const field = (name: keyof Form) => ({
    name,
    value: values[name],
    error: errorOf(name),
    readOnly: saving,
    onBlur: form.handleBlur,
    onChange: (event: ChangeEvent<HTMLInputElement>) => {
      if (save.phase === 'failed') onSaveDismissed();
      form.handleChange(event);
    },
  });
  const counted = (name: 'userName' | 'fname' | 'lname') => (
    <Counter text={values[name]} max={NAME_MAX} />
  );

  return (
    <Card as="section">
      <UnsavedChangesPrompt unsaved={unsaved} onLeave={props.onAbandon} />
      <Stack gap="m">
        <form
          ref={element}
          noValidate
          aria-label={t('form.title')}
          onSubmit={(event) => {
            event.preventDefault();
            void submit();
          }}
        >
          <Stack gap="l">
            <Heading level={2}>{t('form.title')}</Heading>
            <S.Fields>
              <TextField
                {...field('userName')}
                label={t('form.userName')}
                dir="ltr"
                autoComplete="off"
                autoCapitalize="none"
                spellCheck={false}
                readOnly={saving || client !== undefined}
                hint={
                  client ? (
                    t('form.userNameLocked')
                  ) : (
                    <>
                      {t('form.userNameAddress')} <Ltr>/user/{values.userName.trim() || '…'}</Ltr>
                    </>
                  )
                }
                end={counted('userName')}
              />
              <TextField
                {...field('email')}
                label={t('form.email')}
                type="email"
                dir="ltr"
                autoComplete="off"
                spellCheck={false}
              />
              <TextField
                {...field('fname')}
                label={t('form.fname')}
                dir="auto"
                autoComplete="off"
                end={counted('fname')}
              />
              <TextField
                {...field('lname')}
                label={t('form.lname')}
                dir="auto"
                autoComplete="off"
                end={counted('lname')}
              />
              <PhoneField
                label={t('form.phone')}
                hint={t('form.phoneHint')}
                name="phone"
                autoComplete="off"
                readOnly={saving}
                value={values.phone === '' ? '' : `+${values.phone}`}
                error={errorOf('phone')}
                onBlur={() => void form.setFieldTouched('phone')}
                onValueChange={(number) => {
                  const digits = number.slice(1);
                  // The field also emits its number on mount, which is not an edit.
                  if (digits === values.phone) return;
                  if (save.phase === 'failed') onSaveDismissed();
                  void form.setFieldValue('phone', digits);
                }}
              />
            </S.Fields>
            {wrong.length > 0 && <WrongFields fields={wrong}>{problem}</WrongFields>}
            <S.Foot>
              <Button
                type="submit"
                variant="primary"
                busy={saving ? t('form.saving') : undefined}
                aria-disabled={client !== undefined && !dirty && !saving}
                title={client && !dirty ? t('form.nothingToSave') : undefined}
              >
                {t(client ? 'form.save' : 'form.createUser')}
              </Button>
              <S.Result>
                {saving && (
                  <Text role="status" tone="inkMuted">
                    {t('form.saving')}
                  </Text>
                )}
                {save.phase === 'saved' && (
                  <Banner
                    tone="success"
                    autoHide={{ after: USER_SAVED_MS, onHide: onSaveDismissed }}
                  >
                    {save.message}
                  </Banner>
                )}
                {problem !== undefined && wrong.length === 0 && (
                  <Banner tone="danger">{problem}</Banner>
                )}
              </S.Result>
            </S.Foot>
          </Stack>
        </form>
        <TrashedPersonOf
          problem={save.phase === 'failed' ? save.problem : undefined}
          then={client ? 'save' : 'create'}
          onFree={() => void submit()}
        />
      </Stack>
    </Card>
  );
}
