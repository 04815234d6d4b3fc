import type { TeamMemberForm } from '@jawla/contract';
import { Button, Dialog, RadioGroup, Stack, TextField } from '@jawla/ui';
import { useFormik } from 'formik';
import { useEffect, useId, useMemo, useRef, type ChangeEvent } from 'react';
import { lazyValidation, useWrongFields, WrongFields } from '#core/forms';
import { ProblemBanner, useProblemText, type RequestState } from '#core/http';
import { useText } from '#core/i18n';
import { TrashedPersonOf } from '#trash';
import { teamTexts } from '../../team.texts';

const loadSchema = () => import('../../memberValidationSchema');
const NONE: Readonly<Record<string, string>> = {};
const EMPTY: TeamMemberForm = { fname: '', lname: '', email: '', role: 'staff' };

interface InviteDialogProps {
  open: boolean;
  invitation: RequestState<unknown>;
  onSubmit: (form: TeamMemberForm) => void;
  onEdited: () => void;
  onClose: () => void;
}

/** Invites an admin or staff. */
export function InviteDialog({ open, invitation, onSubmit, onEdited, onClose }: InviteDialogProps) {
  const t = useText(teamTexts);
  const id = useId();
  const element = useRef<HTMLFormElement>(null);
  const validate = useMemo(
    () => lazyValidation(async () => (await loadSchema()).memberValidationSchema(t)),
    [t],
  );
  const form = useFormik<TeamMemberForm>({ initialValues: EMPTY, validate, onSubmit });
  const { resetForm } = form;
  const isSending = invitation.phase === 'loading';
  const problem = invitation.phase === 'failed' ? invitation.problem : undefined;
  const refused = problem?.kind === 'refused' ? problem.errors : NONE;
  const describe = useProblemText();
  const { wrong, onChecked } = useWrongFields(element, refused);
  // In advance: the connection may be lost before the first submit. Each invitation begins with empty fields.
  useEffect(() => {
    if (!open) return undefined;
    loadSchema().catch(() => undefined);
    return () => resetForm();
  }, [open, resetForm]);

  const field = (name: 'fname' | 'lname' | 'email') => ({
    name,
    value: form.values[name],
    error: (form.touched[name] ? form.errors[name] : undefined) ?? refused[name],
    label: t(`form.${name}`),
    readOnly: isSending,
    autoComplete: 'off',
    onBlur: form.handleBlur,
    onChange: (event: ChangeEvent<HTMLInputElement>) => {
      if (problem !== undefined) onEdited();
      form.handleChange(event);
    },
  });
  return (
    <Dialog
      open={open}
      title={t('invite.title')}
      isDescribed={false}
      onClose={isSending ? undefined : onClose}
      footer={
        <>
          <Button disabled={isSending} onClick={onClose}>
            {t('invite.cancel')}
          </Button>
          <Button
            type="submit"
            form={id}
            variant="primary"
            busy={isSending ? t('invite.sending') : undefined}
          >
            {t('invite.send')}
          </Button>
        </>
      }
    >
      <Stack gap="m">
        <form
          id={id}
          ref={element}
          noValidate
          aria-label={t('invite.title')}
          onSubmit={(event) => {
            event.preventDefault();
            if (isSending) return;
            void form.submitForm().then(onChecked);
          }}
        >
          <Stack gap="l">
            <TextField {...field('fname')} dir="auto" data-autofocus />
            <TextField {...field('lname')} dir="auto" />
            <TextField {...field('email')} type="email" dir="ltr" spellCheck={false} />
            <RadioGroup
              label={t('invite.role')}
              value={form.values.role}
              options={[
                { value: 'staff', label: t('invite.staff'), disabled: isSending },
                { value: 'admin', label: t('invite.admin'), disabled: isSending },
              ]}
              onValueChange={(role) => void form.setFieldValue('role', role)}
            />
            {wrong.length > 0 ? (
              <WrongFields fields={wrong}>{problem && describe(problem)}</WrongFields>
            ) : (
              problem !== undefined && <ProblemBanner problem={problem} />
            )}
          </Stack>
        </form>
        <TrashedPersonOf problem={problem} then="invite" onFree={() => void form.submitForm()} />
      </Stack>
    </Dialog>
  );
}
