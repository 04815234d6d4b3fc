import type { Brand } from './Brand';
import { findBrandProblems } from './findBrandProblems';

/** What a brand must say; everything else has a default. */
export type BrandInput = Omit<Brand, 'radius' | 'density' | 'textOverrides'> &
  Partial<Pick<Brand, 'radius' | 'density' | 'textOverrides'>>;

/** Thrown by `createBrand` and `createPalette`. Its message lists all problems, one on each line. */
export class BrandError extends Error {
  override readonly name = 'BrandError';
  /** One sentence for each problem, without the name of what has it. */
  readonly problems: readonly string[];

  /** @param subject - What has the problems, to start the message with: `Brand "acme"`. */
  constructor(subject: string, problems: readonly string[]) {
    super(`${subject} cannot be used:\n${problems.map((one) => `- ${one}`).join('\n')}`);
    this.problems = problems;
  }
}

/**
 * Creates a brand from its values, with defaults for `radius`, `density` and `textOverrides`.
 *
 * @throws {BrandError} With all problems together: a missing name, face, logo, link or colour role, an
 * unreadable colour, a density out of range, and pairs of colours below their level of `CONTRAST_LEVELS`.
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
