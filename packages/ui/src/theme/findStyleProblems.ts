import { SCRIPTS } from './BrandType';
import { isText, readValue } from './readValue';
import { TEXT_ROLES } from './scales';

interface Range {
  readonly least: number;
  readonly greatest: number;
  readonly unit?: string;
}

const ROLES = Object.keys(TEXT_ROLES);
const RATIO: Range = { least: 1.1, greatest: 1.4 };
/** Text below 12 px is not readable on a phone. */
const SIZE: Range = { least: 0.75, greatest: 8, unit: 'rem' };
const FACTOR: Range = { least: 0.8, greatest: 1.4 };
const LEADING: Range = { least: 0.9, greatest: 2.4 };
/**
 * Below this line height, diacritics of Arabic letters collide with the line above.
 */
const ARABIC_LEADING: Range = { least: 1.2, greatest: 2.4 };
const TRACKING: Range = { least: -0.1, greatest: 0.2, unit: 'em' };
const WEIGHT: Range = { least: 1, greatest: 1000 };
const DURATION: Range = { least: 0, greatest: 1000, unit: 'ms' };

/** A list of lengths and colours, without characters that would end the declaration. */
const SHADOW = /^(?:none|[-#\w.,%/()\s]*\d[-#\w.,%/()\s]*)$/;
const EASING =
  /^(?:linear|ease(?:-in|-out|-in-out)?|(?:cubic-bezier|linear|steps)\([-\w.,%\s]+\))$/;

/** Returns one sentence per problem of a brand's typography, shadows and motion; empty if there are none. */
export function findStyleProblems(input: unknown): string[] {
  const range = (path: string, allowed: Range) =>
    rangeProblems(path, readValue(input, path), allowed);
  return [
    ...range('type.ratio', RATIO),
    ...ROLES.flatMap((role) =>
      sizeProblems(`type.sizes.${role}`, readValue(input, `type.sizes.${role}`)),
    ),
    ...SCRIPTS.flatMap((script) => [
      ...range(`type.${script}.size`, FACTOR),
      ...ROLES.flatMap((role) =>
        range(`type.${script}.leading.${role}`, script === 'arabic' ? ARABIC_LEADING : LEADING),
      ),
      ...['regular', 'medium', 'strong'].flatMap((name) =>
        range(`type.${script}.weight.${name}`, WEIGHT),
      ),
    ]),
    ...['display', 'heading', 'caption'].flatMap((role) =>
      range(`type.latin.tracking.${role}`, TRACKING),
    ),
    ...(readValue(input, 'type.arabic.tracking') === undefined
      ? []
      : ['type.arabic.tracking: Arabic letters join and cannot be spaced']),
    ...['light', 'dark'].flatMap((scheme) =>
      ['raised', 'overlay'].flatMap((name) => {
        const path = `shadows.${scheme}.${name}`;
        return patternProblems(
          path,
          readValue(input, path),
          SHADOW,
          'a shadow such as 0 1px 2px #0001, or none',
        );
      }),
    ),
    ...['quick', 'calm', 'dialog'].flatMap((name) => range(`motion.${name}`, DURATION)),
    ...patternProblems(
      'motion.ease',
      readValue(input, 'motion.ease'),
      EASING,
      'an easing such as ease-out or cubic-bezier(0.2, 0.7, 0.2, 1)',
    ),
  ];
}

function sizeProblems(path: string, size: unknown): string[] {
  if (!Array.isArray(size)) return rangeProblems(path, size, SIZE);
  const [least, greatest]: readonly unknown[] = Array.from<unknown>(size);
  if (size.length !== 2) return [`${path} is neither a size nor a pair of sizes`];
  const problems = [
    ...rangeProblems(path, least ?? Number.NaN, SIZE),
    ...rangeProblems(path, greatest ?? Number.NaN, SIZE),
  ];
  return problems.length === 0 && Number(least) > Number(greatest)
    ? [`${path}: ${String(least)}rem, the least size, is above ${String(greatest)}rem`]
    : problems;
}

function rangeProblems(
  path: string,
  value: unknown,
  { least, greatest, unit = '' }: Range,
): string[] {
  if (value === undefined) return [];
  return typeof value === 'number' && value >= least && value <= greatest
    ? []
    : [`${path} ${shown(value)} is not between ${least} and ${greatest}${unit}`];
}

function patternProblems(path: string, value: unknown, pattern: RegExp, kind: string): string[] {
  if (value === undefined) return [];
  return isText(value) && pattern.test(value) ? [] : [`${path} "${shown(value)}" is not ${kind}`];
}

function shown(value: unknown): string {
  return typeof value === 'string' || typeof value === 'number'
    ? String(value)
    : JSON.stringify(value);
}
