import { defineTexts } from '#core/i18n';
import { accountTexts } from './components/account.texts';
import { pathTexts } from './components/path.texts';

/** The frame of every page with the parts that load on demand, for brands that override texts and for tests. */
export const shellTexts = defineTexts({ ...accountTexts, ...pathTexts });
