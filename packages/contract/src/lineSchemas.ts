/** Schemas of single-line texts that people type. */
import * as z from 'zod/mini';
import { isVisibleLine, normalizeLine } from './visibleText.ts';

/** `params` of the issue of a text that people cannot see: the server has an error text for it. */
export const HIDDEN_TEXT = { rule: 'hiddenText' } as const;
/** Of what is given; what is stored may be older than this rule. */
export const visible = z.refine<string>(isVisibleLine, { params: HIDDEN_TEXT });

export const storedLine = z.string().check(z.overwrite(normalizeLine));
/** A single-line text of any length; an empty one is one. */
export const lineSchema = storedLine.check(visible);
