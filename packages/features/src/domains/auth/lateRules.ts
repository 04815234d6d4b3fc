import { validateYupSchema, yupToFormErrors, type FormikErrors, type FormikValues } from 'formik';
import type * as rules from './rules';

type Rules = typeof rules;

/** Fetches the rules: they bring a library of their own, so a form asks for them when it is touched. */
export function loadRules(): Promise<Rules> {
  return import('./rules');
}

/** Checks a form as `validate` of formik, by rules that are fetched when they are first needed. */
export function lateRules(
  name: keyof Rules,
): <Values extends FormikValues>(values: Values) => Promise<FormikErrors<Values>> {
  return async (values) => {
    try {
      const { [name]: schema } = await loadRules();
      await validateYupSchema(values, schema);
      return {};
    } catch (cause) {
      // Where the rules could not be had, nothing is wrong as far as is known: the server checks as well.
      return yupToFormErrors(cause);
    }
  };
}
