import type { ColorTokens } from './roles';
import type { RadiusStep, SpaceStep, TextRole } from './scales';

/**
 * Every value that components may use, by role. Components read them through `t`, as CSS variables,
 * never from here: the values of the brand in use are only known at run time.
 */
export interface BrandTokens {
  readonly color: ColorTokens;
  readonly font: {
    /** The whole family list for the current language. */
    readonly text: string;
    /** Codes, file names and addresses, where letters must not be mistaken. */
    readonly code: string;
  };
  /** Font sizes. */
  readonly text: Readonly<Record<TextRole, string>>;
  /** Line heights, without units. */
  readonly leading: Readonly<Record<TextRole, string>>;
  /** Letter spacing; always `normal` in Arabic, whose letters join. */
  readonly tracking: {
    readonly display: string;
    readonly heading: string;
    readonly caption: string;
  };
  readonly weight: { readonly regular: string; readonly medium: string; readonly strong: string };
  readonly space: Readonly<Record<SpaceStep, string>>;
  readonly radius: Readonly<Record<RadiusStep, string>>;
  readonly size: {
    /** Height of fields and buttons. */
    readonly control: string;
    /** Height of controls inside rows and toolbars. */
    readonly controlSmall: string;
    /** The smallest thing a finger or pointer must hit. */
    readonly target: string;
    /** Height of the page header. */
    readonly header: string;
    /** The longest line of text that reads well. */
    readonly measure: string;
    /** The widest a page's main part becomes. */
    readonly page: string;
    /** Side of an icon beside body text. */
    readonly icon: string;
  };
  readonly stroke: { readonly hair: string; readonly strong: string };
  readonly shadow: { readonly raised: string; readonly overlay: string };
  /** Durations; all zero when the person asked for less motion. */
  readonly motion: {
    readonly quick: string;
    readonly calm: string;
    readonly dialog: string;
    readonly ease: string;
  };
  /** Stacking order of what floats above the page. */
  readonly layer: { readonly sticky: string; readonly floating: string; readonly overlay: string };
}
