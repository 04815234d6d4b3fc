import { BANNER_MS } from '@jawla/contract/durations';
import type { GuestLink } from '@jawla/contract';
import { GUEST_NOTE_MAX, GUEST_SITES_MAX } from '@jawla/contract/guestLimits';
import { Banner, Button, Select, Stack, Switch, TagsField, Text, TextField } from '@jawla/ui';
import { useCallback, useRef, useState } from 'react';
import { useWrongFields, WrongFields } from '#core/forms';
import { useProblemText, type RequestState } from '#core/http';
import { formatDay, TextWithIsolate, useLocale, useText } from '#core/i18n';
import type { SharedProject } from '../sharedProject';
import { sharingTexts } from '../sharing.texts';
import { EndsField } from './EndsField';
import {
  ALL_DATES,
  draftOf,
  errorsOf,
  hostAsEntered,
  newDraft,
  type DraftErrors,
  type GuestLinkDraft,
} from './guestLinkDraft';
import { PasscodeField } from './PasscodeField';
import { siteProblem } from './siteProblem';

const EXAMPLE = 'https://example.com';
const NONE: Readonly<Record<string, string>> = {};

export interface GuestLinkFormProps {
  /** Accessible name. */
  label: string;
  project: SharedProject;
  /** The link to edit; `undefined` to create one. */
  link?: GuestLink;
  /** For embedding: requires sites, and has no passcode. */
  isEmbed?: boolean;
  save: RequestState<unknown>;
  /** The user continues editing after a failure. */
  onEdit: () => void;
  onSubmit: (draft: GuestLinkDraft, now: Date) => void;
  onCancel?: () => void;
}

/** Creates or edits a guest link. */
export function GuestLinkForm(props: GuestLinkFormProps) {
  const { label, project, link, isEmbed = false, save, onEdit, onSubmit, onCancel } = props;
  const t = useText(sharingTexts);
  const locale = useLocale();
  const describe = useProblemText();
  const element = useRef<HTMLFormElement>(null);
  const [now, setNow] = useState(() => new Date());
  const [draft, setDraft] = useState(() => (link ? draftOf(link) : newDraft(now)));
  const [errors, setErrors] = useState<DraftErrors>({});
  const problem = save.phase === 'failed' ? save.problem : undefined;
  const refused = problem?.kind === 'refused' ? problem.errors : NONE;
  const isSaving = save.phase === 'loading';
  const { wrong, onChecked } = useWrongFields(element, refused);

  const change = (changes: Partial<GuestLinkDraft>) => {
    if (problem !== undefined) onEdit();
    setErrors({});
    setDraft({ ...draft, ...changes });
  };
  const submit = () => {
    if (isSaving) return;
    // The sheet may have been open for days.
    const current = new Date();
    setNow(current);
    const found = errorsOf(draft, { now: current, link, needsSites: isEmbed });
    setErrors(found);
    onChecked();
    if (Object.keys(found).length > 0) return;
    const [first] = draft.sites;
    const note =
      isEmbed && draft.note.trim() === '' && first !== undefined
        ? t('embed.for', { host: hostAsEntered(first) }).slice(0, GUEST_NOTE_MAX)
        : draft.note;
    onSubmit({ ...draft, note }, current);
  };
  const errorOf = (name: keyof DraftErrors) => {
    const { [name]: own } = errors;
    return own === undefined ? refused[name] : t(`error.${own}`);
  };
  const validateSite = useCallback(
    (site: string) => {
      const reason = siteProblem(site);
      return reason && t(`site.${reason}`);
    },
    [t],
  );
  const hasOtherProblem = problem !== undefined && Object.keys(refused).length === 0;

  return (
    <form
      ref={element}
      noValidate
      aria-label={label}
      onSubmit={(event) => {
        event.preventDefault();
        submit();
      }}
    >
      <Stack gap="m">
        {isEmbed && (
          <SitesField
            {...{ draft, validateSite }}
            disabled={isSaving}
            error={errorOf('sites')}
            onChange={change}
          />
        )}
        <TextField
          name="note"
          label={t('form.note')}
          hint={t('form.noteHint')}
          error={refused['note']}
          dir="auto"
          maxLength={GUEST_NOTE_MAX}
          autoComplete="off"
          placeholder={
            isEmbed && draft.sites[0] !== undefined
              ? t('embed.for', { host: hostAsEntered(draft.sites[0]) })
              : undefined
          }
          readOnly={isSaving}
          value={draft.note}
          onChange={({ currentTarget }) => change({ note: currentTarget.value })}
        />
        {link === undefined && project.dates.length > 1 && (
          <Select
            name="slot"
            label={t('form.shows')}
            error={refused['slot']}
            disabled={isSaving}
            options={[
              { value: ALL_DATES, label: t('form.allDates') },
              ...project.dates.map(({ slot, day }) => ({
                value: slot,
                label: formatDay(day, locale),
              })),
            ]}
            value={draft.slot}
            onChange={({ currentTarget }) => change({ slot: currentTarget.value })}
          />
        )}
        <EndsField
          {...{ draft, now }}
          disabled={isSaving}
          error={errorOf('expiresAt')}
          onChange={change}
        />
        {!isEmbed && (
          <PasscodeField
            draft={draft}
            isSet={link?.hasPasscode === true}
            disabled={isSaving}
            error={errorOf('passcode')}
            onChange={change}
          />
        )}
        {!isEmbed && (
          <Switch
            label={t('form.notes')}
            hint={t(draft.sites.length > 0 ? 'form.notesOrSites' : 'form.notesHint')}
            checked={draft.hasNotes}
            disabled={isSaving || draft.sites.length > 0}
            onChange={({ currentTarget: { checked } }) => change({ hasNotes: checked })}
          />
        )}
        {isEmbed && (
          <Text size="small" tone="inkMuted">
            {t('embed.noPasscode')}
          </Text>
        )}
        {link !== undefined &&
          (draft.hasPasscode || draft.hasNotes ? (
            <Text size="small" tone="inkMuted">
              {t(draft.hasPasscode ? 'form.sitesOrPasscode' : 'form.notesOrSites')}
            </Text>
          ) : (
            <SitesField
              {...{ draft, validateSite }}
              disabled={isSaving}
              error={errorOf('sites')}
              onChange={change}
            />
          ))}
        {wrong.length > 0 && <WrongFields fields={wrong} />}
        {hasOtherProblem && (
          <Banner tone="danger" autoHide={{ after: BANNER_MS, restartOn: problem }}>
            {link !== undefined && problem.kind === 'notFound' ? t('row.gone') : describe(problem)}
          </Banner>
        )}
        <Stack direction="row">
          <Button
            type="submit"
            variant="primary"
            busy={isSaving ? t(link ? 'form.saving' : 'form.creating') : undefined}
          >
            {t(link ? 'form.save' : isEmbed ? 'embed.create' : 'form.create')}
          </Button>
          {onCancel !== undefined && (
            <Button variant="quiet" disabled={isSaving} onClick={onCancel}>
              {t('form.cancel')}
            </Button>
          )}
        </Stack>
      </Stack>
    </form>
  );
}

interface SitesFieldProps {
  draft: GuestLinkDraft;
  disabled: boolean;
  error: string | undefined;
  /** Stable between renders. */
  validateSite: (site: string) => string | undefined;
  onChange: (changes: Partial<GuestLinkDraft>) => void;
}

function SitesField({ draft, disabled, error, validateSite, onChange }: SitesFieldProps) {
  const t = useText(sharingTexts);
  return (
    <TagsField
      name="sites"
      label={t('form.sites')}
      hint={
        <TextWithIsolate text={(slot) => t('form.sitesHint', { example: slot })} dir="ltr">
          {EXAMPLE}
        </TextWithIsolate>
      }
      dir="ltr"
      inputMode="url"
      splitsOnSpace
      max={GUEST_SITES_MAX}
      readOnly={disabled}
      value={draft.sites}
      error={error}
      validate={validateSite}
      onValueChange={(sites) => onChange({ sites })}
    />
  );
}
