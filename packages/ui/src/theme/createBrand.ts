import type { Brand } from './Brand';
import { findBrandProblems } from './findBrandProblems';

/** Required values of a brand; all others have defaults. */
export type BrandInput = Omit<Brand, 'radius' | 'density' | 'textOverrides'> &
  Partial<Pick<Brand, 'radius' | 'density' | 'textOverrides'>>;

/** Thrown by `createBrand` and `createPalette`. Its message lists all problems, one per line. */
export class BrandError extends Error {
  override readonly name = 'BrandError';
  /** One sentence per problem, without the name of its subject. */
  readonly problems: readonly string[];

  /** @param subject - The subject of the problems, with which the message starts: `Brand "acme"`. */
  constructor(subject: string, problems: readonly string[]) {
    super(`${subject} cannot be used:\n${problems.map((one) => `- ${one}`).join('\n')}`);
    this.problems = problems;
  }
}

/**
 * Creates a brand from its values, with defaults for `radius`, `density` and `textOverrides`.
 *
 * @throws {BrandError} With all problems: a missing name, font, logo, link or colour role, a colour that
 * cannot be parsed, a density out of range, and pairs of colours below their level of `CONTRAST_LEVELS`.
 */
export function createBrand(input: BrandInput): Brand {
  const problems = findBrandProblems(input);
  if (problems.length > 0) throw new BrandError(`Brand "${input.id}"`, problems);
  return {
    radius: { s: '4px', m: '8px', l: '12px' },
    density: 1,
    textOverrides: {},
    ...input,
  };
}
