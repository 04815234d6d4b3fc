/** Finds the picture of a tour in its pack. The pack is untrusted: names, sizes and contents. */
import {
  makeCoverOfRegion,
  pictureSize,
  type CoverPictures,
  type PictureRegion,
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
/** Visible part of a panorama's width: 108 degrees. A wider field of view bends straight lines noticeably. */
const VIEW_PART = 0.3;
const VIEW_RATIO = 4 / 3;

interface View {
  readonly content: Buffer;
  readonly region: PictureRegion;
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
    const region = size && viewOf(size, named.includes(path));
    if (!content || !region) continue;
    if (shortSide(region) < GOOD_SIDE) {
      if (shortSide(region) > (spare ? shortSide(spare.region) : LEAST_SIDE - 1)) {
        spare = { content, region };
      }
      continue;
    }
    const made = await makeView({ content, region });
    if (made) return made;
    failures += 1;
  }
  return spare && makeView(spare);
}

/** @returns `undefined` if the picture is damaged. */
async function makeView({ content, region }: View): Promise<CoverPictures | undefined> {
  try {
    return await makeCoverOfRegion(content, region);
  } catch (error) {
    if (error instanceof Problem) return undefined;
    throw error;
  }
}

/** Returns the region to show: the centre of a panorama, or the complete picture. `undefined` for strips. */
function viewOf({ width, height }: PictureSize, isNamed: boolean): PictureRegion | undefined {
  const ratio = width / height;
  const isPanorama = Math.abs(ratio - 2) <= PANORAMA_TOLERANCE;
  if (isPanorama && (!isNamed || width >= NAMED_PANORAMA_WIDTH)) {
    const view = {
      width: Math.round(width * VIEW_PART),
      height: Math.round((width * VIEW_PART) / VIEW_RATIO),
    };
    return {
      ...view,
      left: Math.floor((width - view.width) / 2),
      top: Math.floor((height - view.height) / 2),
    };
  }
  if (ratio > RATIO_MAX || ratio < 1 / RATIO_MAX) return undefined;
  return { left: 0, top: 0, width, height };
}

function shortSide({ width, height }: PictureSize): number {
  return Math.min(width, height);
}
