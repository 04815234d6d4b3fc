import { useFormik, type FormikConfig } from 'formik';
import { useEffect, useEffectEvent, useRef } from 'react';

interface Options<Form> {
  /** The values as they are stored; the same object while they are the same. */
  saved: Form;
  /** Whether what was sent is being stored, or has been: it is no edit any more. */
  isSaved: boolean;
  validate: NonNullable<FormikConfig<Form>['validate']>;
  onSubmit: (form: Form) => void;
}

/**
 * A form whose stored values may change while it is being edited, because they are loaded again: edits are preserved,
 * other fields are updated.
 */
export function useMergedForm<Form extends Record<keyof Form, string>>({
  saved,
  isSaved,
  validate,
  onSubmit,
}: Options<Form>) {
  const sent = useRef<Form>(undefined);
  const form = useFormik<Form>({
    initialValues: saved,
    validate,
    onSubmit: (values) => {
      sent.current = values;
      onSubmit(values);
    },
  });
  const merge = useEffectEvent((theirs: Form) => {
    const { values, initialValues, touched, errors } = form;
    if (theirs === initialValues) return;
    const stored = [initialValues, theirs, ...(isSaved && sent.current ? [sent.current] : [])];
    const merged = { ...theirs };
    for (const name in theirs) {
      const isEdited = stored.every((each) => each[name].trim() !== values[name].trim());
      if (isEdited) merged[name] = values[name];
    }
    form.resetForm({ values: theirs, touched, errors });
    void form.setValues(merged);
  });
  useEffect(() => merge(saved), [saved]);
  return form;
}
