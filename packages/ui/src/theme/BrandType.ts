import type { TextRole } from './scales';

/** The scripts that a brand has a font for. */
export const SCRIPTS = ['latin', 'arabic'] as const;
export type Script = (typeof SCRIPTS)[number];

/** A size in rem, or a minimum and a maximum: between them it depends on the width of the window. */
export type TextSize = number | readonly [least: number, greatest: number];

/** Values per script. They default to the house brand's. */
export interface ScriptType {
  /** Factor on all sizes, so that both scripts look equally large: 1 for Latin, 1.06 for Arabic. */
  readonly size?: number | undefined;
  /** Line heights by role, without units. */
  readonly leading?: Readonly<Partial<Record<TextRole, number>>> | undefined;
  /** Weights from 1 to 1000, if the font has them: 400, 500 and 600. */
  readonly weight?: Readonly<Partial<Record<'regular' | 'medium' | 'strong', number>>> | undefined;
}

/** Latin also has letter spacing, in em. */
export interface LatinType extends ScriptType {
  /** Of titles and captions: -0.035, -0.02 and 0.01. Arabic has none, because its letters join. */
  readonly tracking?:
    | Readonly<Partial<Record<'display' | 'heading' | 'caption', number>>>
    | undefined;
}

/** Typography of a brand. Values default to the house brand's. */
export interface BrandType {
  /**
   * Ratio of the type scale above body text, from 1.1 to 1.4: how much titles stand out. The house brand is
   * close to 1.25. Smaller text keeps its size.
   */
  readonly ratio?: number | undefined;
  /** Sizes by role in rem; they override `ratio`. */
  readonly sizes?: Readonly<Partial<Record<TextRole, TextSize>>> | undefined;
  readonly latin?: LatinType | undefined;
  readonly arabic?: ScriptType | undefined;
}

/** Shadows of a scheme, as in CSS: `0 1px 2px rgb(0 0 0 / 0.06)`, or `none`. */
export interface BrandShadows {
  /** Surfaces on the page. */
  readonly raised?: string | undefined;
  /** Dialogs, menus and other layers. */
  readonly overlay?: string | undefined;
}

/** Durations in milliseconds, from 0 to 1000; all zero with reduced motion. */
export interface BrandMotion {
  /** Hover and press: 120. */
  readonly quick?: number | undefined;
  /** Appearing and disappearing elements: 200. */
  readonly calm?: number | undefined;
  /** Dialogs and drawers: 300. */
  readonly dialog?: number | undefined;
  /** The easing of all of them: `cubic-bezier(0.2, 0.7, 0.2, 1)`. */
  readonly ease?: string | undefined;
}
