/** A module of its own, so that the form loads it with yup when it is first needed. */
import { mixed } from 'yup';
import type { TeamRole } from '@jawla/contract';
import { personSchema } from '#core/forms';
import type { Translate } from '#core/i18n';
import type { teamTexts } from './team.texts';

export function memberValidationSchema(t: Translate<typeof teamTexts>) {
  // The server derives the user name.
  return personSchema(t).omit(['userName']).shape({ role: mixed<TeamRole>().required() });
}
