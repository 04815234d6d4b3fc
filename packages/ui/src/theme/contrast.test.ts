import { describe, expect, it } from 'vitest';
import { BRANDS } from './brands';
import { CONTRAST_LEVELS, CONTRAST_PAIRS, contrastOf } from './contrast';

describe.each(
  BRANDS.flatMap(
    (brand) =>
      [
        ['light', brand],
        ['dark', brand],
      ] as const,
  ),
)('%s scheme of $id', (scheme, brand) => {
  it.each(CONTRAST_PAIRS)('shows $what on $on', (pair) => {
    expect(contrastOf(pair, brand.colors[scheme])).toBeGreaterThanOrEqual(
      CONTRAST_LEVELS[pair.level],
    );
  });
});
