import { CONTRAST_LEVELS, CONTRAST_PAIRS, contrastBetween } from './contrast';
import { findStyleProblems } from './findStyleProblems';
import { isText, readValue } from './readValue';
import { COLOR_ROLES } from './roles';

const DENSITY = { least: 0.7, greatest: 1.3 } as const;
const TEXTS = ['name.en', 'name.ar', 'links.about', 'links.privacy', 'links.contact'] as const;
const FACES = ['fonts.latin', 'fonts.arabic'] as const;
/**
 * Contrast can be computed only for opaque colours with known values.
 */
const OPAQUE_HEX = /^#(?:[0-9a-f]{3}|[0-9a-f]{6})$/i;
const COLOR =
  /^(?:#(?:[0-9a-f]{3,4}|[0-9a-f]{6}|[0-9a-f]{8})|(?:rgba?|hsla?|hwb|lab|lch|oklab|oklch|color|color-mix)\(.+\))$/i;

const measuredRoles: ReadonlySet<string> = new Set(
  CONTRAST_PAIRS.flatMap(({ on, what }) => [on, what]),
);

/**
 * Returns one sentence per problem of a brand's values; empty if there are none. Accepts any value, because
 * callers without types may omit what `BrandInput` requires.
 */
export function findBrandProblems(input: unknown): string[] {
  return [
    ...idProblems(readValue(input, 'id')),
    ...TEXTS.filter((path) => !isText(readValue(input, path))).map((path) => `${path} is missing`),
    ...FACES.filter((path) => !isText(readValue(input, path))).map(
      (path) => `${path} is missing: write the family name that the page loads`,
    ),
    ...(readValue(input, 'Logo') == null ? ['Logo is missing: give a component'] : []),
    ...densityProblems(readValue(input, 'density')),
    ...findStyleProblems(input),
    ...colorProblems('colors.light', readValue(input, 'colors.light')),
    ...colorProblems('colors.dark', readValue(input, 'colors.dark')),
  ];
}

function idProblems(id: unknown): string[] {
  if (!isText(id)) return ['id is missing'];
  return /^[a-z][a-z0-9-]*$/.test(id) ? [] : [`id "${id}" is not in kebab case`];
}

function densityProblems(density: unknown = 1): string[] {
  const { least, greatest } = DENSITY;
  return typeof density === 'number' && density >= least && density <= greatest
    ? []
    : [`density ${String(density)} is not between ${least} and ${greatest}`];
}

function colorProblems(path: string, given: unknown): string[] {
  const roles = Object.keys(COLOR_ROLES);
  return [
    ...roles.flatMap((role) => roleProblems(`${path}.${role}`, role, readValue(given, role))),
    ...CONTRAST_PAIRS.flatMap(({ on, what, level }) => {
      const [ground, color] = [readValue(given, on), readValue(given, what)];
      if (!isText(ground) || !isText(color) || !isOpaque(ground) || !isOpaque(color)) return [];
      const contrast = contrastBetween(ground, color);
      return contrast >= CONTRAST_LEVELS[level]
        ? []
        : [
            `${path}: ${what} (${color}) on ${on} (${ground}) has a contrast of ${roundDown(contrast)}, below ${CONTRAST_LEVELS[level]}`,
          ];
    }),
  ];
}

function roleProblems(path: string, role: string, color: unknown): string[] {
  if (!isText(color)) return [`${path} is missing`];
  if (measuredRoles.has(role)) {
    return isOpaque(color)
      ? []
      : [`${path} "${color}" is not an opaque hex colour such as #0e6b5c`];
  }
  return COLOR.test(color)
    ? []
    : [`${path} "${color}" is not a hex colour or a colour function such as rgb(0 0 0 / 0.5)`];
}

/** Rounds down: 4.499 must not be shown as 4.5. */
function roundDown(contrast: number): string {
  return (Math.floor(contrast * 100) / 100).toFixed(2);
}

function isOpaque(color: string): boolean {
  return OPAQUE_HEX.test(color);
}
