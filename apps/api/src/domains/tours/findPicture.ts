/** Finds the picture of a tour in its pack. The pack is untrusted: names, sizes and contents. */
import { flatSize } from '../../platform/files/flatView.ts';
import {
  makeCoverOf,
  makeCoverOfPanorama,
  pictureSize,
  type CoverPictures,
  type PictureSize,
} from '../../platform/files/images.ts';
import { Problem } from '../../platform/http/problem.ts';
import type { Pack } from '../../platform/packs/packs.ts';
import { PackReader } from './packReader.ts';
import { namedPictures, pictureCandidates } from './pictureCandidates.ts';

/** Start pages are small, and name their picture in the head. */
const PAGE_BYTES_MAX = 2_000_000;
const PICTURE_BYTES_MAX = 32_000_000;
/** Limit of all reads for one tour. */
const TOTAL_BYTES_MAX = 96_000_000;
/** Number of damaged pictures after which the search ends. */
const FAILURES_MAX = 3;

/** Length of the shorter side of a view in pixels: preferred, and the minimum. */
const GOOD_SIDE = 320;
const LEAST_SIDE = 160;
/** Maximum aspect ratio. Wider pictures are strips, such as six faces of a cube in a row. */
const RATIO_MAX = 2.2;
/** Maximum deviation of an equirectangular panorama from the ratio 2:1. */
const PANORAMA_TOLERANCE = 0.02;
/** Minimum width of a panorama that the start page names. Pictures for social networks are also 2:1, but narrower. */
const NAMED_PANORAMA_WIDTH = 2048;

interface View {
  readonly content: Buffer;
  readonly size: PictureSize;
  /** Shown as a camera sees it. */
  readonly isPanorama: boolean;
}

/**
 * Finds the best picture of a tour.
 *
 * @param page - Path of the start page.
 * @param signal - Aborts the search before the next picture.
 * @returns The picture in the sizes of a cover; `undefined` if the pack has no suitable one.
 * @throws {Problem} If the file store is unavailable.
 * @throws {FileGone} If the pack has been deleted.
 */
export async function findPicture(
  pack: Pack,
  page: string,
  signal?: AbortSignal,
): Promise<CoverPictures | undefined> {
  const reader = new PackReader(pack, TOTAL_BYTES_MAX);
  const html = (await reader.read(page, PAGE_BYTES_MAX))?.toString() ?? '';
  const named = namedPictures(html, page, (path) => pack.find(path) !== undefined);
  const candidates = await pictureCandidates(pack.files(), named);
  let spare: View | undefined;
  let failures = 0;
  for (const path of candidates) {
    if (failures === FAILURES_MAX) break;
    signal?.throwIfAborted();
    const content = await reader.read(path, PICTURE_BYTES_MAX);
    const size = content && (await pictureSize(content));
    if (!content || !size) continue;
    const view = { content, size, isPanorama: isPanorama(size, named.includes(path)) };
    if (!view.isPanorama && isStrip(size)) continue;
    if (shortSide(view) < GOOD_SIDE) {
      if (shortSide(view) > (spare ? shortSide(spare) : LEAST_SIDE - 1)) spare = view;
      continue;
    }
    const made = await makeView(view);
    if (made) return made;
    failures += 1;
  }
  return spare && makeView(spare);
}

/** @returns `undefined` if the picture is damaged. */
async function makeView(view: View): Promise<CoverPictures | undefined> {
  const { content, size } = view;
  try {
    return await (view.isPanorama ? makeCoverOfPanorama(content, size) : makeCoverOf(content));
  } catch (error) {
    if (error instanceof Problem) return undefined;
    throw error;
  }
}

function isPanorama({ width, height }: PictureSize, isNamed: boolean): boolean {
  const isTwice = Math.abs(width / height - 2) <= PANORAMA_TOLERANCE;
  return isTwice && (!isNamed || width >= NAMED_PANORAMA_WIDTH);
}

function isStrip({ width, height }: PictureSize): boolean {
  return width / height > RATIO_MAX || height / width > RATIO_MAX;
}

/** Length of the shorter side of what is shown. */
function shortSide(view: View): number {
  const { width, height } = view.isPanorama ? flatSize(view.size) : view.size;
  return Math.min(width, height);
}
