/** A module of its own, so that the screen loads it with yup when it is first needed. */
import { ValidationError } from 'yup';
import { personSchema } from '#core/forms';
import type { Translate } from '#core/i18n';
import type { inviteClientsTexts } from '../inviteClients.texts';
import type { RowErrors } from './rowErrors';
import type { ClientRow } from './readClientList';

/** Returns a function that says what is wrong in the fields of a row, as the forms of one client do. */
export function rowValidation(
  t: Translate<typeof inviteClientsTexts>,
): (row: ClientRow) => RowErrors {
  const schema = personSchema(t).pick(['fname', 'lname', 'email']);
  return (row) => {
    try {
      schema.validateSync(row, { abortEarly: false });
      return {};
    } catch (cause) {
      if (!ValidationError.isError(cause)) throw cause;
      const errors: Record<string, string> = {};
      for (const { path = '', message } of cause.inner) errors[path] ??= message;
      return errors;
    }
  };
}
