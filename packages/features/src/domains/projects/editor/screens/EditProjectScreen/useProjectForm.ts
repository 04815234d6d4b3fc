import type { Project } from '@jawla/contract';
import { PROJECT_FIELDS } from '@jawla/contract/projectFields';
import { useFormik } from 'formik';
import { useEffect, useMemo, useRef, useState, type ChangeEvent } from 'react';
import { lazyValidation, useSaveKey, useWrongFields } from '#core/forms';
import { formatDay, useLocale, useText } from '#core/i18n';
import { changedFields, formOf, type EditorForm } from '../../editor.model';
import { editorTexts } from '../../editor.texts';
import { choiceLabel } from '../../facts/choiceLabel';
import {
  isSingleField,
  mergeForms,
  withoutHiddenErrors,
  type Conflicts,
  type SingleField,
} from '../../mergeForms';
import type { ProjectEditing } from '../../useProjectEditing';

const loadSchema = () => import('../../projectValidationSchema');

/** A field, or a row of dates by its id. */
export type ControlName = SingleField | `subDate.${string}`;

/** Properties that every field gets from the form. */
export interface FieldControl {
  name: string;
  error: string | undefined;
  /** A hint that is not an error: the value that another user saved in a field that was edited here, too. */
  note: string | undefined;
  onBlur: (event: { target: unknown }) => void;
}

export interface ProjectFields {
  values: EditorForm;
  controlOf: (name: ControlName) => FieldControl;
  onInput: (event: ChangeEvent<HTMLInputElement | HTMLSelectElement>) => void;
  onValue: (name: ControlName, value: string) => void;
  onChange: (changes: Partial<EditorForm>) => void;
}

type Options = Pick<ProjectEditing, 'save' | 'onSubmit' | 'onSaveDismissed'> & { project: Project };

/** Returns the state of the form: its values, the merge of values that were saved elsewhere, and its errors. */
export function useProjectForm({ project, save, onSubmit, onSaveDismissed }: Options) {
  const t = useText(editorTexts);
  const locale = useLocale();
  const element = useRef<HTMLFormElement>(null);
  const [base, setBase] = useState(project);
  const saved = useMemo(() => formOf(base), [base]);
  const [start] = useState(saved);
  const [merged, setMerged] = useState<EditorForm>();
  const [conflicts, setConflicts] = useState<Conflicts>({});
  const validate = useMemo(
    () => lazyValidation(async () => (await loadSchema()).projectValidationSchema(t)),
    [t],
  );
  useEffect(() => {
    // In advance: the connection may be lost before the first edit.
    loadSchema().catch(() => undefined);
  }, []);
  const form = useFormik<EditorForm>({
    initialValues: start,
    validate,
    onSubmit: (sent) => onSubmit(sent, base),
  });
  const { values, setValues } = form;
  const changed = changedFields(values, saved);

  // Three-way merge: values saved elsewhere are merged into the form without losing edits.
  if (project !== base) {
    const theirs = formOf(project);
    const joined = mergeForms(values, saved, theirs);
    const own = save.phase === 'saving' || save.phase === 'saved';
    setBase(project);
    setMerged(withoutHiddenErrors(joined.form, theirs));
    setConflicts(own ? {} : { ...conflicts, ...joined.conflicts });
  }
  useEffect(() => {
    if (merged) void setValues(merged, false);
  }, [merged, setValues]);

  const refused =
    save.phase === 'failed' && save.problem.kind === 'refused' ? save.problem.errors : undefined;
  const { wrong, onChecked } = useWrongFields(element, refused);
  useSaveKey(element);

  const edited = () => {
    if (save.phase === 'failed') onSaveDismissed();
  };

  const noteOf = (name: ControlName): string | undefined => {
    if (!isSingleField(name)) return undefined;
    const other = conflicts[name];
    if (other === undefined || values[name]?.trim() === other.trim()) return undefined;
    if (other === '') return t('editor.emptiedElsewhere');
    const { kind } = PROJECT_FIELDS[name];
    // Isolated: in Arabic text, bidirectional reordering would change the order of YYYY-MM-DD.
    const isDate = kind === 'day' || kind === 'optionalDay';
    const value = isDate ? formatDay(other, locale) : choiceLabel(name, other, t);
    return t('editor.savedElsewhere', { value });
  };

  const fields: ProjectFields = {
    values,
    controlOf: (name) => {
      const { touched, error } = form.getFieldMeta(name);
      return {
        name,
        error: (touched ? error : undefined) ?? refused?.[name],
        note: noteOf(name),
        onBlur: form.handleBlur,
      };
    },
    onInput: (event) => {
      edited();
      form.handleChange(event);
    },
    onValue: (name, value) => {
      edited();
      void form.setFieldValue(name, value);
    },
    onChange: (changes) => {
      edited();
      void setValues((current) => ({ ...current, ...changes }));
    },
  };

  return {
    element,
    /** The saved project: the base of unsaved changes. */
    base,
    fields,
    changed,
    wrong,
    submit: async () => {
      if (save.phase === 'saving' || changed.length === 0) return;
      await form.submitForm();
      onChecked();
    },
    discard: () => {
      setConflicts({});
      form.resetForm({ values: saved });
      edited();
    },
  };
}
