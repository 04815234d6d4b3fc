import type { Project } from '@jawla/contract';
import { PROJECT_FIELDS } from '@jawla/contract/projectFields';
import { Banner, Button, Text } from '@jawla/ui';
import { BackIcon } from '@jawla/ui/icons';
import { useFormik } from 'formik';
import { useEffect, useMemo, useRef, useState, type ReactNode } from 'react';
import { useNavigate } from 'react-router-dom';
import { focusFirstError } from '#core/forms';
import { useSaveKey } from '#core/forms';
import { useProblemText } from '#core/http';
import { formatDay, formatTime, useLocale, useText } from '#core/i18n';
import { UnsavedChangesPrompt } from '#shell';
import { choiceLabel } from '../../choiceLabel';
import { formOf, isRevisionConflict, sameForm, type EditorForm } from '../../editor.model';
import type { DateRows } from '../../useDateRows';
import type { Removals, SaveState } from '../../useProjectEditing';
import { editorTexts } from '../../editor.texts';
import { mergeForms, type Conflicts, type SingleField } from '../../mergeForms';
import { projectValidationSchema } from '../../projectValidationSchema';
import { DatesSection } from './DatesSection';
import * as S from './EditProject.styles';
import { FactsSection, type FactName } from './FactsSection';

/** How long the message of a save that worked stays, in milliseconds. */
const SAVED_MS = 2000;

export interface ProjectFormProps {
  project: Project;
  save: SaveState;
  removals: Removals;
  rows: DateRows;
  /** Where Back leads. */
  backHref: string;
  /** A tour or a cover is on its way. */
  uploading: boolean;
  /** Cover and access, which save by themselves. */
  aside: ReactNode;
  onSubmit: (form: EditorForm, revision: string | undefined) => void;
  onSaveDismissed: () => void;
  onDirty: (dirty: boolean) => void;
  onAbandon: () => void;
  onRemoveDate: (day: string) => void;
}

/** The project's facts and dates, saved together. */
export function ProjectForm(props: ProjectFormProps) {
  const { project, save, aside, onSubmit, onSaveDismissed, onDirty } = props;
  const t = useText(editorTexts);
  const describe = useProblemText();
  const locale = useLocale();
  const navigate = useNavigate();
  const element = useRef<HTMLFormElement>(null);
  // What the form's changes are counted from: the newest that is known of the project.
  const [base, setBase] = useState(project);
  const [start] = useState(() => formOf(project));
  const [merged, setMerged] = useState<EditorForm>();
  const [conflicts, setConflicts] = useState<Conflicts>({});
  const validationSchema = useMemo(() => projectValidationSchema(t, base), [t, base]);
  const form = useFormik<EditorForm>({
    initialValues: start,
    validationSchema,
    onSubmit: (sent) => onSubmit(sent, base.revision),
  });
  const { values, setValues, touched, errors } = form;
  const dirty = !sameForm(values, formOf(base));
  const saving = save.phase === 'saving';
  const unsaved = dirty && !saving;
  const savedAt = save.phase === 'saved' ? save.at : undefined;
  const [lastSaved, setLastSaved] = useState<number>();
  if (savedAt !== undefined && savedAt !== lastSaved) setLastSaved(savedAt);

  // What is saved elsewhere joins what is typed here: neither may be lost.
  if (project !== base) {
    const joined = mergeForms(values, formOf(base), formOf(project));
    const own = saving || save.phase === 'saved';
    setBase(project);
    setMerged(joined.form);
    setConflicts(own ? {} : { ...conflicts, ...joined.conflicts });
  }
  useEffect(() => {
    if (merged) void setValues(merged, false);
  }, [merged, setValues]);

  useEffect(() => onDirty(unsaved), [onDirty, unsaved]);

  const edited = () => {
    if (save.phase === 'failed') onSaveDismissed();
  };
  const refused =
    save.phase === 'failed' && save.problem.kind === 'refused' ? save.problem : undefined;

  const submit = async () => {
    if (saving || !dirty) return;
    await form.submitForm();
    focusFirstError(element.current, await form.validateForm());
  };
  useSaveKey(element);

  const subDateErrors: unknown = errors.subDate;
  const errorOf = (row: 'date' | number): string | undefined => {
    if (row === 'date') return touched.date ? errors.date : undefined;
    const error: unknown = Array.isArray(subDateErrors) ? subDateErrors[row] : undefined;
    return typeof error === 'string' && seen.has(row) ? error : undefined;
  };
  const [seen, setSeen] = useState<ReadonlySet<number>>(new Set());

  const noteOf = (name: SingleField): string | undefined => {
    const other = conflicts[name];
    if (other === undefined || values[name].trim() === other.trim()) return undefined;
    if (other === '') return t('editor.emptiedElsewhere');
    const { kind } = PROJECT_FIELDS[name];
    // The parts of YYYY-MM-DD would change places within Arabic text.
    const isDate = kind === 'day' || kind === 'optionalDay';
    const value = isDate ? formatDay(other, locale) : choiceLabel(name, other, t);
    return t('editor.savedElsewhere', { value });
  };

  const controlOf = (name: FactName) => ({
    name,
    value: values[name],
    error: (touched[name] ? errors[name] : undefined) ?? refused?.errors[name],
    note: noteOf(name),
    onBlur: form.handleBlur,
    onChange: (event: Parameters<typeof form.handleChange>[0]) => {
      edited();
      form.handleChange(event);
    },
  });

  return (
    <form
      ref={element}
      noValidate
      aria-label={t('editor.title')}
      onSubmit={(event) => {
        event.preventDefault();
        void submit();
      }}
    >
      <UnsavedChangesPrompt unsaved={unsaved || props.uploading} onLeave={props.onAbandon} />
      <S.Columns>
        <S.Main>
          <FactsSection
            savedName={base.name}
            controlOf={controlOf}
            onDay={(name, day) => {
              edited();
              void form.setFieldValue(name, day);
            }}
          />
          <DatesSection
            project={base}
            status={values.status}
            date={values.date}
            subDate={values.subDate}
            removals={props.removals}
            rows={props.rows}
            errorOf={errorOf}
            noteOf={noteOf}
            onChange={(dates) => {
              edited();
              void setValues({ ...values, ...dates });
            }}
            onBlur={(row) => {
              if (row === 'date') void form.setFieldTouched('date');
              else setSeen((rows) => new Set([...rows, row]));
            }}
            onRemoveSaved={props.onRemoveDate}
          />
        </S.Main>
        <S.Main>{aside}</S.Main>
      </S.Columns>
      <S.Bar>
        <Button
          type="submit"
          variant="primary"
          busy={saving ? t('editor.saving') : undefined}
          aria-disabled={!dirty && !saving}
        >
          {t('editor.save')}
        </Button>
        <Button
          icon={<BackIcon />}
          data-prefetch={props.backHref}
          onClick={() => void navigate(props.backHref)}
        >
          {t('editor.back')}
        </Button>
        <S.State>
          {save.phase === 'saved' ? (
            <Banner tone="success" autoHide={{ after: SAVED_MS, onHide: onSaveDismissed }}>
              {save.message}
            </Banner>
          ) : save.phase === 'failed' ? (
            <Banner tone="danger">
              {isRevisionConflict(save.problem) ? t('editor.overtaken') : describe(save.problem)}
            </Banner>
          ) : (
            <Text role="status" size="small" tone="inkMuted">
              {saving
                ? t('editor.saving')
                : dirty
                  ? t('editor.unsaved')
                  : lastSaved === undefined
                    ? t('editor.saved')
                    : t('editor.savedAt', { time: formatTime(new Date(lastSaved), locale) })}
            </Text>
          )}
        </S.State>
      </S.Bar>
    </form>
  );
}
