import type { Project } from '@jawla/contract';
import { PROJECT_FIELDS } from '@jawla/contract/projectFields';
import { useFormik } from 'formik';
import { useEffect, useMemo, useRef, useState, type ReactNode } from 'react';
import { focusFirstError } from '#core/forms';
import { useSaveKey } from '#core/forms';
import { formatDay, useLocale, useText } from '#core/i18n';
import { UnsavedChangesPrompt } from '#shell';
import { choiceLabel } from '../../choiceLabel';
import { changedFields, formOf, type EditorForm } from '../../editor.model';
import type { DateRows } from '../../useDateRows';
import type { Removals, SaveState } from '../../useProjectEditing';
import { editorTexts } from '../../editor.texts';
import { mergeForms, type Conflicts, type SingleField } from '../../mergeForms';
import { projectValidationSchema } from '../../projectValidationSchema';
import { DatesSection } from './DatesSection';
import * as S from './EditProject.styles';
import { FactsSection, type FactName } from './FactsSection';
import { SaveBar } from './SaveBar';

export interface ProjectFormProps {
  project: Project;
  save: SaveState;
  removals: Removals;
  rows: DateRows;
  /** Sections that save independently of the form. */
  cover: ReactNode;
  access: ReactNode;
  onSubmit: (form: EditorForm, revision: string | undefined) => void;
  onSaveDismissed: () => void;
  onDirty: (dirty: boolean) => void;
  onAbandon: () => void;
  onRemoveDate: (day: string) => void;
}

/** The project's facts and dates, which are saved together. */
export function ProjectForm(props: ProjectFormProps) {
  const { project, save, onSubmit, onSaveDismissed, onDirty } = props;
  const t = useText(editorTexts);
  const locale = useLocale();
  const element = useRef<HTMLFormElement>(null);
  // The base of unsaved changes: the latest known version of the project.
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
  const changed = changedFields(values, formOf(base));
  const saving = save.phase === 'saving';
  const unsaved = changed.length > 0 && !saving;

  // Three-way merge: values saved elsewhere are merged into the form without losing edits.
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
    if (saving || changed.length === 0) return;
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
    // Isolated: in Arabic text, bidirectional reordering would change the order of YYYY-MM-DD.
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
    <S.Form
      ref={element}
      noValidate
      tabIndex={-1}
      aria-label={t('editor.title')}
      onSubmit={(event) => {
        event.preventDefault();
        void submit();
      }}
    >
      <UnsavedChangesPrompt unsaved={unsaved} onLeave={props.onAbandon} />
      <S.Areas>
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
        {props.cover}
        <FactsSection
          savedName={base.name}
          controlOf={controlOf}
          onDay={(name, day) => {
            edited();
            void form.setFieldValue(name, day);
          }}
        />
        {props.access}
      </S.Areas>
      <SaveBar
        changed={changed}
        save={save}
        form={element}
        onDiscard={() => {
          setSeen(new Set());
          setConflicts({});
          form.resetForm({ values: formOf(base) });
          edited();
        }}
        onSaveDismissed={onSaveDismissed}
      />
    </S.Form>
  );
}
