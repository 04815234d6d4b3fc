import type { TextRole } from './scales';

/** The scripts that a brand has a face for. */
export const SCRIPTS = ['latin', 'arabic'] as const;
export type Script = (typeof SCRIPTS)[number];

/** A size in rem, or the least and the greatest: between them it follows the width of the window. */
export type TextSize = number | readonly [least: number, greatest: number];

/** What differs from script to script. Anything left out is as in the house brand. */
export interface ScriptType {
  /** Factor on all sizes, so that both scripts look equally large: 1 for Latin, 1.06 for Arabic. */
  readonly size?: number | undefined;
  /** Line heights by role, without units. */
  readonly leading?: Readonly<Partial<Record<TextRole, number>>> | undefined;
  /** Weights from 1 to 1000, as far as the face has them: 400, 500 and 600. */
  readonly weight?: Readonly<Partial<Record<'regular' | 'medium' | 'strong', number>>> | undefined;
}

/** Latin also has letter spacing, in em. */
export interface LatinType extends ScriptType {
  /** Of titles and captions: -0.035, -0.02 and 0.01. Arabic has none, because its letters join. */
  readonly tracking?:
    Readonly<Partial<Record<'display' | 'heading' | 'caption', number>>> | undefined;
}

/** How a brand sets type. Anything left out is as in the house brand. */
export interface BrandType {
  /**
   * Ratio of the scale above body text, from 1.1 to 1.4: how much titles stand out. The house brand is close to
   * 1.25. Smaller text keeps its size.
   */
  readonly ratio?: number | undefined;
  /** Sizes by role in rem; they win over `ratio`. */
  readonly sizes?: Readonly<Partial<Record<TextRole, TextSize>>> | undefined;
  readonly latin?: LatinType | undefined;
  readonly arabic?: ScriptType | undefined;
}

/** Shadows of a scheme, as CSS writes them: `0 1px 2px rgb(0 0 0 / 0.06)`, or `none`. */
export interface BrandShadows {
  /** Paper on the page. */
  readonly raised?: string | undefined;
  /** Dialogs, menus and other layers. */
  readonly overlay?: string | undefined;
}

/** Durations in milliseconds, from 0 to 1000; all zero for people who asked for less motion. */
export interface BrandMotion {
  /** Hover and press: 120. */
  readonly quick?: number | undefined;
  /** What appears or leaves: 200. */
  readonly calm?: number | undefined;
  /** Dialogs and drawers: 300. */
  readonly dialog?: number | undefined;
  /** The easing of all of them: `cubic-bezier(0.2, 0.7, 0.2, 1)`. */
  readonly ease?: string | undefined;
}
