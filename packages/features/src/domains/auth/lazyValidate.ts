import { validateYupSchema, yupToFormErrors, type FormikErrors, type FormikValues } from 'formik';
import { loadSchemas } from './loadSchemas';

/** Returns a `validate` function for Formik whose schema loads when it is first needed. */
export function lazyValidate(
  name: 'emailRules' | 'newPasswordRules' | 'phoneRules',
): <Values extends FormikValues>(values: Values) => Promise<FormikErrors<Values>> {
  return async (values) => {
    try {
      const { [name]: schema } = await loadSchemas();
      await validateYupSchema(values, schema);
      return {};
    } catch (cause) {
      // If the schemas cannot be loaded, client-side validation is skipped: the server validates anyway.
      return yupToFormErrors(cause);
    }
  };
}
