import type { ColorTokens } from './roles';
import type { RadiusStep, SpaceStep, TEXT_ROLES } from './scales';

/** A value for each step of the type scale, with the sentences of `TEXT_ROLES`. */
type TextTokens = { readonly [Role in keyof typeof TEXT_ROLES]: string };

/** Space at density 1; a brand's density scales it. */
interface SpaceTokens extends Readonly<Record<SpaceStep, string>> {
  /** 0.25rem: between an icon and its text. */
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
  /** 6rem: around standalone content of a page. */
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
 * All values that components may use, by role. Components read them through `t`, as CSS variables, never
 * directly: the values of the current brand are only known at run time.
 */
export interface BrandTokens {
  /** Colours by role, in the current scheme. */
  readonly color: ColorTokens;
  readonly font: {
    /** The font stack of the current language. */
    readonly text: string;
    /** Font stack for codes, file names and addresses, whose letters must be distinguishable. */
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
  /** Space between and inside elements. */
  readonly space: SpaceTokens;
  /** Corner radii. */
  readonly radius: RadiusTokens;
  readonly size: {
    /** Height of fields and buttons. */
    readonly control: string;
    /** Height of controls inside rows and toolbars; as high as a target where a finger is the pointer. */
    readonly controlSmall: string;
    /** Minimum size of pointer targets: 24 px, for fingers 44 px. */
    readonly target: string;
    /** Height of the page header. */
    readonly header: string;
    /** Maximum line length for readability. */
    readonly measure: string;
    /** Maximum width of a page's main part. */
    readonly page: string;
    /** Side of an icon next to body text. */
    readonly icon: string;
  };
  readonly stroke: {
    /** 1px: lines and borders. */
    readonly hair: string;
    /** 2px: focus, errors, selection. */
    readonly strong: string;
  };
  readonly shadow: {
    /** Surfaces on the page. */
    readonly raised: string;
    /** Dialogs, menus and other layers. */
    readonly overlay: string;
  };
  /** Durations; all zero with reduced motion. */
  readonly motion: {
    /** 120ms: hover and press. */
    readonly quick: string;
    /** 200ms: appearing and disappearing elements. */
    readonly calm: string;
    /** 300ms: dialogs and drawers. */
    readonly dialog: string;
    /** The easing of all of them. */
    readonly ease: string;
  };
  /** Stacking order (`z-index`) of elevated elements. */
  readonly layer: {
    /** Sticky headers. */
    readonly sticky: string;
    /** Menus, lists and tooltips. */
    readonly floating: string;
    /** Dialogs and toasts. */
    readonly overlay: string;
  };
}
