import type { ComponentPropsWithRef, ComponentType } from 'react';
import type { BrandMotion, BrandShadows, BrandType } from './BrandType';
import type { LocalizedTexts } from './locale';
import type { ColorTokens } from './roles';

export const SCHEMES = ['light', 'dark', 'system'] as const;
export type Scheme = (typeof SCHEMES)[number];

export const LOGO_PARTS = ['full', 'mark'] as const;

export interface LogoProps extends ComponentPropsWithRef<'svg'> {
  /** The logo with the brand's name, or the symbol alone. */
  part?: (typeof LOGO_PARTS)[number];
}

/** Corner radii of a brand, as CSS lengths. */
export interface BrandRadius {
  /** Tags and checkboxes. */
  readonly s: string;
  /** Buttons and fields. */
  readonly m: string;
  /** Cards and dialogs. */
  readonly l: string;
}

/** Font families of a brand. */
export interface BrandFonts {
  readonly latin: string;
  /** For Arabic, and for all languages in Arabic script that `faces` does not list. */
  readonly arabic: string;
  /**
   * Font families for further scripts by ISO 15924 code, such as `Hebr`, and for languages, such as `fa`. A
   * script without one uses `system-ui`. Many Arabic fonts lack letters of Persian or Urdu, and a letter from
   * another font breaks its word: set a font that has them, or `system-ui`. `Arab` applies to all languages
   * in Arabic script that are not listed, `Aran` to Urdu in Nastaliq.
   */
  readonly faces?: Readonly<Record<string, string>> | undefined;
}

/** The films and images of the logo that a loading screen shows. */
export interface BrandAnimation {
  /** URL of the film as WebM. */
  readonly webm: string;
  /** URL of the film as MP4, for browsers without WebM. */
  readonly mp4: string;
  /** A still image, shown until the film plays and with reduced motion. */
  readonly poster: string;
}

/** The values of a brand, with its logo, fonts, links and texts. */
export interface Brand {
  /** Stable key, in lower case: `house`. */
  readonly id: string;
  /** Display name: in English and Arabic, and in any further language. `textsFor` chooses. */
  readonly name: LocalizedTexts<string>;
  /** The value of every colour role, per scheme. */
  readonly colors: Readonly<Record<'light' | 'dark', ColorTokens>>;
  /**
   * Font families; the app loads the fonts, for instance with the brand's CSS file. A family that is not
   * loaded is replaced without a warning: by `<name> Fallback` if that is declared, then by the fonts of the
   * other scripts, then by `system-ui`.
   */
  readonly fonts: BrandFonts;
  /** Radii of tags, controls and cards. */
  readonly radius: BrandRadius;
  /** Scale of all space and control heights: 1 is spacious, 0.85 is dense. */
  readonly density: number;
  /** Sizes, line heights, letter spacing and weights. Defaults to the house brand's. */
  readonly type?: BrandType | undefined;
  /** Shadows of elevated surfaces, per scheme. Defaults to the house brand's. */
  readonly shadows?: Readonly<Partial<Record<'light' | 'dark', BrandShadows>>> | undefined;
  /** Durations and easing. Defaults to the house brand's. */
  readonly motion?: BrandMotion | undefined;
  /** Renders the logo, complete or as a symbol; decorative, never mirrored. */
  readonly Logo: ComponentType<LogoProps>;
  /** Pages of the public site. */
  readonly links: { readonly about: string; readonly privacy: string; readonly contact: string };
  /** Replaces texts of the portal, by text key and language. Empty by default. */
  readonly textOverrides: Readonly<Record<string, Readonly<Partial<Record<string, string>>>>>;
  /** The film of LoadingScreen. Left out: the logo stands still. */
  readonly animation?: BrandAnimation | undefined;
}

/** The part of a brand that its tokens are computed from. */
export type BrandValues = Pick<
  Brand,
  'colors' | 'fonts' | 'radius' | 'density' | 'type' | 'shadows' | 'motion'
>;
