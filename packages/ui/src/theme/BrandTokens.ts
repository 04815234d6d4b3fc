import type { ColorTokens } from './roles';
import type { RadiusStep, SpaceStep, TEXT_ROLES } from './scales';

/** A value for each step of the type scale, with the sentences of `TEXT_ROLES`. */
type TextTokens = { readonly [Role in keyof typeof TEXT_ROLES]: string };

/** Space at density 1; a brand's density scales all of it. */
interface SpaceTokens extends Readonly<Record<SpaceStep, string>> {
  /** 0.25rem: between a sign and its word. */
  readonly xxs: string;
  /** 0.5rem: between parts of one control. */
  readonly xs: string;
  /** 0.75rem: inside fields and dense rows. */
  readonly s: string;
  /** 1rem: between controls. */
  readonly m: string;
  /** 1.5rem: inside cards, between groups. */
  readonly l: string;
  /** 2.5rem: between sections. */
  readonly xl: string;
  /** 4rem: around the main part of a page. */
  readonly xxl: string;
  /** 6rem: around what stands alone on a page. */
  readonly xxxl: string;
}

interface RadiusTokens extends Readonly<Record<RadiusStep, string>> {
  /** Tags and checkboxes. */
  readonly s: string;
  /** Buttons and fields. */
  readonly m: string;
  /** Cards and dialogs. */
  readonly l: string;
  /** A full circle or pill. */
  readonly full: string;
}

/**
 * Every value that components may use, by role. Components read them through `t`, as CSS variables,
 * never from here: the values of the brand in use are only known at run time.
 */
export interface BrandTokens {
  /** Colours by role, for the scheme in use. */
  readonly color: ColorTokens;
  readonly font: {
    /** The whole family list for the current language. */
    readonly text: string;
    /** Codes, file names and addresses, where letters must not be mistaken. */
    readonly code: string;
  };
  /** Font sizes. */
  readonly text: TextTokens;
  /** Line heights, without units. */
  readonly leading: TextTokens;
  /** Letter spacing; always `normal` in Arabic, whose letters join. */
  readonly tracking: {
    readonly display: string;
    readonly heading: string;
    readonly caption: string;
  };
  readonly weight: {
    /** 400: running text. */
    readonly regular: string;
    /** 500: labels and buttons. */
    readonly medium: string;
    /** 600: titles and emphasis. */
    readonly strong: string;
  };
  /** Space between and inside things. */
  readonly space: SpaceTokens;
  /** Roundness of corners. */
  readonly radius: RadiusTokens;
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
  readonly stroke: {
    /** 1px: lines and edges. */
    readonly hair: string;
    /** 2px: focus, errors, what is selected. */
    readonly strong: string;
  };
  readonly shadow: {
    /** Paper on the page. */
    readonly raised: string;
    /** Dialogs, menus and other layers. */
    readonly overlay: string;
  };
  /** Durations; all zero when the person asked for less motion. */
  readonly motion: {
    /** 120ms: hover and press. */
    readonly quick: string;
    /** 200ms: what appears or leaves. */
    readonly calm: string;
    /** 300ms: dialogs and drawers. */
    readonly dialog: string;
    /** The easing of all of them. */
    readonly ease: string;
  };
  /** Stacking order of what floats above the page. */
  readonly layer: {
    /** Heads that stay while their part scrolls. */
    readonly sticky: string;
    /** Menus, lists and tooltips. */
    readonly floating: string;
    /** Dialogs and toasts. */
    readonly overlay: string;
  };
}
