/**
 * Schemas of the fields that requests carry, in one file because bundlers keep the calls of `check`: the portal sends
 * requests and does not validate them, so it loads none of these.
 */
import * as z from 'zod/mini';
import {
  CODE_PATTERN,
  EMAIL_MAX,
  isDay,
  NAME_MAX,
  NAME_MIN,
  OPTIONAL_PHONE_PATTERN,
  PASSWORD_MAX,
  PASSWORD_MIN,
  PASSWORD_PATTERN,
  PHONE_PATTERN,
} from './limits.ts';
import { GUEST_NOTE_MAX, GUEST_SITES_MAX } from './guestLimits.ts';
import { EMAIL_PATTERN, normalizeEmail } from './emails.ts';
import { GUEST_NAME_MAX, NOTE_TEXT_MAX } from './noteLimits.ts';
import { idSchema } from './objects.ts';
import { isPathName, isReservedUserName } from './pathNames.ts';
import { siteOrigin } from './sites.ts';
import { SCENE_ID_MAX, SCENE_TITLE_MAX, SCENES_MAX } from './tourProtocol.ts';
import { isVisibleLine, normalizeLine, normalizeText } from './visibleText.ts';

/** `params` of the issue for a text with invisible characters, for which the server has an error text. */
export const HIDDEN_TEXT = { rule: 'hiddenText' } as const;
export const visible = z.refine<string>(isVisibleLine, { params: HIDDEN_TEXT });

/** To be checked for length and for being `visible`, in this order: the first issue is shown. */
export const normalizedLine = z.string().check(z.overwrite(normalizeLine));
/** A text of several lines: empty if nothing in it can be seen. To be checked for length. */
export const normalizedText = z.string().check(z.overwrite(normalizeText));
/** A single-line text of any length, including none. */
export const lineSchema = normalizedLine.check(visible);

export const emailSchema = z
  .string()
  .check(z.overwrite(normalizeEmail), z.maxLength(EMAIL_MAX), z.regex(EMAIL_PATTERN));
export const passwordSchema = z
  .string()
  .check(z.minLength(PASSWORD_MIN), z.maxLength(PASSWORD_MAX), z.regex(PASSWORD_PATTERN));
export const phoneSchema = z.string().check(z.regex(PHONE_PATTERN));
/** Empty: none. */
export const optionalPhoneSchema = z.string().check(z.regex(OPTIONAL_PHONE_PATTERN));
export const codeSchema = z.string().check(z.regex(CODE_PATTERN));
export const personNameSchema = normalizedLine.check(
  z.minLength(NAME_MIN),
  z.maxLength(NAME_MAX),
  visible,
);
export const userNameSchema = normalizedLine.check(
  z.minLength(NAME_MIN),
  z.maxLength(NAME_MAX),
  visible,
  z.refine<string>(isPathName),
  z.refine((name) => !isReservedUserName(name)),
);

/** The page of a list, in a query. */
export const pageNumberSchema = z.string().check(z.regex(/^[1-9]\d{0,8}$/));
/** An id or another key in a query; an unknown one matches nothing. */
export const anyIdSchema = z.string().check(z.maxLength(100));
/** Databases store neither null characters nor lone surrogates. */
export const storableIdSchema = idSchema.check(
  z.refine<string>((text) => text.isWellFormed() && !text.includes('\0')),
);
/** An angle in radians. */
export const yawSchema = z.number().check(z.refine((yaw) => Math.abs(yaw) <= Math.PI));

export const guestNoteSchema = normalizedLine.check(z.maxLength(GUEST_NOTE_MAX), visible);
const siteSchema = z.string().check(
  z.overwrite((text) => siteOrigin(text) ?? text),
  z.refine((text) => siteOrigin(text) !== undefined),
);
export const sitesSchema = z.array(siteSchema).check(z.maxLength(GUEST_SITES_MAX));

const finite = z.number().check(z.refine(Number.isFinite));
export const notePlaceFormSchema = z
  .object({
    scene: z.string().check(z.maxLength(SCENE_ID_MAX)),
    title: lineSchema.check(z.maxLength(SCENE_TITLE_MAX)),
    nth: z.int().check(z.minimum(1), z.maximum(SCENES_MAX)),
    yaw: z.nullable(yawSchema),
    pitch: z.nullable(finite.check(z.refine((pitch) => Math.abs(pitch) <= Math.PI / 2))),
    zoom: z.nullable(finite.check(z.minimum(0), z.maximum(100))),
  })
  .check(
    z.refine(({ yaw, pitch, zoom }) => {
      const angles = [yaw, pitch, zoom].filter((angle) => angle === null).length;
      return angles === 0 || angles === 3;
    }),
  );
export const optionalNoteTextSchema = normalizedText.check(z.maxLength(NOTE_TEXT_MAX));
export const noteTextSchema = normalizedText.check(z.minLength(1), z.maxLength(NOTE_TEXT_MAX));
export const noteDueSchema = z.nullable(z.string().check(z.refine<string>(isDay)));

/** A guest’s name as notes show it. */
export const guestNameSchema = normalizedLine.check(
  z.minLength(1),
  z.maxLength(GUEST_NAME_MAX),
  visible,
);
