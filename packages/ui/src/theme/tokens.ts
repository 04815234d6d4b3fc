import { createTheme } from 'styled-components';
import type { BrandTokens } from './BrandTokens';
import { houseValues } from './brands/houseValues';
import { tokensFor } from './tokensFor';

/**
 * Tokens for styles: `${t.space.m}` becomes `var(--jawla-space-m, 1rem)`. UiProvider sets the variables, and
 * a site may override any of them in plain CSS; class names are the same for every brand, scheme and
 * language.
 */
export const t = /* @__PURE__ */ createTheme<BrandTokens>(tokensFor(houseValues, 'light', 'en'), {
  prefix: 'jawla',
});
