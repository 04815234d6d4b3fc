import type { Brand } from './Brand';
import { COLOR_ROLES, type ColorTokens } from './roles';

/** What a brand must say; everything else has a default. */
export type BrandInput = Omit<Brand, 'radius' | 'density' | 'textOverrides'> &
  Partial<Pick<Brand, 'radius' | 'density' | 'textOverrides'>>;

/**
 * Makes a brand from its values. A missing role is a type error; for callers without types it is an
 * error here, with the names of what is missing.
 *
 * @throws Error when a role has no value, or when the id or the density make no sense.
 */
export function createBrand(input: BrandInput): Brand {
  const trouble = [
    ...(/^[a-z][a-z0-9-]*$/.test(input.id) ? [] : [`id "${input.id}" is not in kebab case`]),
    ...missing('light', input.colors.light),
    ...missing('dark', input.colors.dark),
    ...densityTrouble(input.density),
  ];
  if (trouble.length > 0) {
    throw new Error(`Brand "${input.id}" cannot be used: ${trouble.join('; ')}.`);
  }
  return {
    radius: { s: '2px', m: '3px', l: '4px' },
    density: 1,
    textOverrides: {},
    ...input,
  };
}

function missing(scheme: string, colors: Partial<ColorTokens> | undefined): string[] {
  const names = Object.keys(COLOR_ROLES);
  const given: Readonly<Record<string, unknown>> = colors ?? {};
  return names
    .filter((name) => typeof given[name] !== 'string' || given[name] === '')
    .map((name) => `role ${name} has no value in ${scheme}`);
}

function densityTrouble(density = 1): string[] {
  return density >= 0.7 && density <= 1.3 ? [] : [`density ${density} is not between 0.7 and 1.3`];
}
