/**
 * Covers in sizes, by a rule alone: the address of a smaller one is the cover's own with `?w=480`. No
 * dependencies, so that it costs a page nothing but itself.
 */

/** Where the server has covers, from the root of its origin: each under a name that is never used again. */
export const COVERS_PATH = '/files/covers';
/** Longest side of a cover, in pixels. */
export const COVER_SIDE_MAX = 1280;
/** How wide a frame may be that a smaller one fills, in pixels of the screen; ascending. */
export const COVER_WIDTHS = [480, 720] as const;
export type CoverWidth = (typeof COVER_WIDTHS)[number];
/** Shape of those frames, width by height: that of cards. */
export const COVER_FRAME = 4 / 3;

/** Blanks and commas would end an address within a `srcset`. */
const OWN_ADDRESS = new RegExp(`^(?:https?://[^/?#\\s,]+)?${COVERS_PATH}/[^/?#\\s,]+$`);

/**
 * The sizes of a cover for an image's `srcset`. A server that knows none answers each with the one it has.
 *
 * @param path as an Image has it
 * @returns nothing for an address that is not made by this rule: one more parameter might break it
 */
export function coverSrcSet(path: string): string | undefined {
  if (!OWN_ADDRESS.test(path)) return undefined;
  const smaller = COVER_WIDTHS.map((width) => `${path}?w=${String(width)} ${String(width)}w`);
  return [...smaller, `${path} ${String(COVER_SIDE_MAX)}w`].join(', ');
}

/**
 * The variant for a requested width: the smallest that is wide enough.
 *
 * @param w the query parameter, unchecked
 * @returns `undefined` for the original, which invalid widths return as well
 */
export function coverWidth(w: string | undefined): CoverWidth | undefined {
  if (w === undefined || !/^\d{1,6}$/.test(w)) return undefined;
  const asked = Number(w);
  return COVER_WIDTHS.find((width) => width >= asked);
}
