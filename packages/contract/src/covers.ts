/**
 * Variants of covers: the URL of a smaller one is the cover's URL with `?w=480`. No dependencies, so that pages load
 * only this file.
 */

/** Path of covers on the server’s origin. File names are never reused. */
export const COVERS_PATH = '/files/covers';
/** Longest side of a cover, in pixels. */
export const COVER_SIDE_MAX = 1280;
/** Widths of the variants in device pixels, ascending. */
export const COVER_WIDTHS = [480, 720] as const;
export type CoverWidth = (typeof COVER_WIDTHS)[number];
/** Aspect ratio of the variants, width to height: that of cards. */
export const COVER_FRAME = 4 / 3;

/** Spaces and commas would end a URL within `srcset`. */
const OWN_ADDRESS = new RegExp(`^(?:https?://[^/?#\\s,]+)?${COVERS_PATH}/[^/?#\\s,]+$`);

/**
 * Returns the variants of a cover for `srcset`. A server without variants responds with the cover itself.
 *
 * @param path - `Image.path`.
 * @returns `undefined` for URLs of another form, which a query parameter might break.
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
