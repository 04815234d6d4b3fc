export type { Brand, BrandAnimation, BrandFonts, BrandRadius, LogoProps, Scheme } from './Brand';
export type {
  BrandMotion,
  BrandShadows,
  BrandType,
  LatinType,
  Script,
  ScriptType,
  TextSize,
} from './BrandType';
export { SCHEMES } from './Brand';
export type { BrandTokens } from './BrandTokens';
export * from './brands';
export { CONTRAST_LEVELS, CONTRAST_PAIRS, contrastOf, type ContrastPair } from './contrast';
export { BrandError, createBrand, type BrandInput } from './createBrand';
export {
  directionOf,
  LOCALES,
  textsFor,
  type Direction,
  type Locale,
  type LocalizedTexts,
} from './locale';
export { DOORWAY, doorwayOutline } from './doorway';
export { COLOR_ROLES, type ColorRole, type ColorTokens } from './roles';
export {
  BREAKPOINTS,
  from,
  RADIUS_STEPS,
  SPACE_STEPS,
  TEXT_ROLES,
  type Breakpoint,
  type RadiusStep,
  type SpaceStep,
  type TextRole,
} from './scales';
export { t } from './tokens';
export { tokensFor } from './tokensFor';
export { visuallyHidden } from './visuallyHidden';
