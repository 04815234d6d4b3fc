/** Schemas of single-line texts that users type. */
import * as z from 'zod/mini';
import { isVisibleLine, normalizeLine } from './visibleText.ts';

/** `params` of the issue for a text with invisible characters, for which the server has an error text. */
export const HIDDEN_TEXT = { rule: 'hiddenText' } as const;
export const visible = z.refine<string>(isVisibleLine, { params: HIDDEN_TEXT });

/** To be checked for length and for being `visible`, in this order: the first issue is shown. */
export const normalizedLine = z.string().check(z.overwrite(normalizeLine));
/** A single-line text of any length, including none. */
export const lineSchema = normalizedLine.check(visible);
