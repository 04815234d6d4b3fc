import type { ComponentPropsWithRef, ComponentType } from 'react';
import type { BrandMotion, BrandShadows, BrandType } from './BrandType';
import type { LocalizedTexts } from './locale';
import type { ColorTokens } from './roles';

/** Languages of the package's own texts. `UiProvider` takes any BCP 47 tag. */
export const LOCALES = ['en', 'ar'] as const;
export type Locale = (typeof LOCALES)[number];

export const SCHEMES = ['light', 'dark', 'system'] as const;
export type Scheme = (typeof SCHEMES)[number];

export const LOGO_PARTS = ['full', 'mark'] as const;

export interface LogoProps extends ComponentPropsWithRef<'svg'> {
  /** The mark with the brand's name, or the mark alone. */
  part?: (typeof LOGO_PARTS)[number];
}

/** Roundness of a brand's corners, in CSS lengths. */
export interface BrandRadius {
  /** Tags and checkboxes. */
  readonly s: string;
  /** Buttons and fields. */
  readonly m: string;
  /** Cards and dialogs. */
  readonly l: string;
}

/** Family names of the faces of a brand. */
export interface BrandFonts {
  readonly latin: string;
  /** For Arabic, and for all languages in Arabic script that `faces` does not name. */
  readonly arabic: string;
  /**
   * Faces for further scripts by ISO 15924 code, such as `Hebr`, and for languages, such as `fa`. A script without
   * one is set in `system-ui`. Many Arabic faces lack letters of Persian or Urdu, and a letter from another face
   * breaks its word: name a face that has them, or `system-ui`. `Arab` stands for all languages in Arabic script
   * that are not named, `Aran` for Urdu in Nastaliq.
   */
  readonly faces?: Readonly<Record<string, string>> | undefined;
}

/** The films and pictures of the logo that a loading screen shows. */
export interface BrandAnimation {
  /** Address of the film as WebM. */
  readonly webm: string;
  /** Address of the film as MP4, for browsers without WebM. */
  readonly mp4: string;
  /** A still picture, shown until the film plays and to people who asked for less motion. */
  readonly poster: string;
}

/** One sheet of values for a brand, with its logo, faces, links and words. */
export interface Brand {
  /** Stable key, in lower case: `house`. */
  readonly id: string;
  /** As people read it: in English and Arabic, and in any further language. `textsFor` chooses. */
  readonly name: LocalizedTexts<string>;
  /** The value of every colour role, per scheme. */
  readonly colors: Readonly<Record<'light' | 'dark', ColorTokens>>;
  /**
   * Family names; the app loads the faces, for instance with the brand's CSS file. A family that is not loaded is
   * replaced without a message: by `<name> Fallback` where it is declared, then by the faces of the other
   * scripts, then by `system-ui`.
   */
  readonly fonts: BrandFonts;
  /** Roundness of tags, controls and cards. */
  readonly radius: BrandRadius;
  /** Scale of all space and control heights: 1 is airy, 0.85 is dense. */
  readonly density: number;
  /** Sizes, line heights, tracking and weights. Left out: as in the house brand. */
  readonly type?: BrandType | undefined;
  /** Shadows of what lies above the page, per scheme. Left out: as in the house brand. */
  readonly shadows?: Readonly<Partial<Record<'light' | 'dark', BrandShadows>>> | undefined;
  /** Durations and easing. Left out: as in the house brand. */
  readonly motion?: BrandMotion | undefined;
  /** Draws the logo, in full or as a mark; decoration, never mirrored. */
  readonly Logo: ComponentType<LogoProps>;
  /** Pages of the public site. */
  readonly links: { readonly about: string; readonly privacy: string; readonly contact: string };
  /** Replaces texts of the portal, by text key and language. Empty by default. */
  readonly textOverrides: Readonly<Record<string, Readonly<Partial<Record<string, string>>>>>;
  /** The film of LoadingScreen. Left out: the logo stands still. */
  readonly animation?: BrandAnimation | undefined;
}
