import { defineTexts } from '#core/i18n';
import { loginTexts } from './login.texts';
import { ruleTexts } from './rules.texts';

/** Texts of the pages for logging in. The login itself loads the errors of its fields with their rules. */
export const authTexts = defineTexts({ ...loginTexts, ...ruleTexts });

export type AuthTextKey = keyof typeof authTexts;
