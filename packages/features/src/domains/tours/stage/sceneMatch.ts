import { turned, type TourScene } from '@jawla/contract/tourProtocol';
import { fold } from '@jawla/ui/text';
import { isSameScene, type Alignment, type SceneRef } from '../alignments/alignments';

/** The scenes of the tour of one date. */
export interface ScenesOfDate {
  readonly slot: string;
  readonly scenes: readonly TourScene[];
}

export interface SceneMatch {
  readonly scene: string;
  /** The same direction is this many radians further to the right there. */
  readonly yaw: number;
  /** Whether the match is only known from a saved alignment. */
  readonly isSaved: boolean;
}

/**
 * Finds the scene of another date's tour that shows the same place: by its id, else by its title, else by a saved
 * alignment.
 *
 * @param alignments In order of precedence.
 * @returns `undefined` if no scene is known to be the same place
 */
export function matchScene(
  scene: string,
  here: ScenesOfDate,
  there: ScenesOfDate,
  alignments: readonly Alignment[],
): SceneMatch | undefined {
  const from = { slot: here.slot, scene };
  const known = sameScene(scene, here, there);
  if (known !== undefined) {
    const to = { slot: there.slot, scene: known };
    const found = alignments.find((one) => isOf(one, from, to) || isOf(one, to, from));
    const yaw = found === undefined ? 0 : isOf(found, from, to) ? found.yaw : -found.yaw;
    return { scene: known, yaw, isSaved: false };
  }
  for (const { from: a, to: b, yaw } of alignments) {
    const saved = isSameScene(a, from)
      ? { end: b, yaw }
      : isSameScene(b, from)
        ? { end: a, yaw: -yaw }
        : null;
    if (saved === null || saved.end.slot !== there.slot) continue;
    if (!indexOf(there.scenes).ids.has(saved.end.scene)) continue;
    return { scene: saved.end.scene, yaw: saved.yaw, isSaved: true };
  }
  return undefined;
}

/** Builds the alignment of two scenes; the earlier slot comes first. */
export function alignmentOf(one: SceneRef, other: SceneRef, yaw: number): Alignment {
  return one.slot < other.slot
    ? { from: one, to: other, yaw: turned(yaw) }
    : { from: other, to: one, yaw: turned(-yaw) };
}

function sameScene(scene: string, here: ScenesOfDate, there: ScenesOfDate): string | undefined {
  // A tour that does not list its scenes ignores ids that it does not have.
  if (there.scenes.length === 0 || indexOf(there.scenes).ids.has(scene)) return scene;
  const title = indexOf(here.scenes).titles.get(scene);
  if (title === undefined || indexOf(here.scenes).byTitle.get(title) !== scene) return undefined;
  return indexOf(there.scenes).byTitle.get(title);
}

interface SceneIndex {
  ids: ReadonlySet<string>;
  /** Folded titles by id. */
  titles: ReadonlyMap<string, string>;
  /** Ids by folded title; `undefined` for a title of several scenes, such as of two bedrooms. */
  byTitle: ReadonlyMap<string, string | undefined>;
}

/** Built once for each list: scenes are matched in every animation frame while the user turns. */
const indexes = new WeakMap<readonly TourScene[], SceneIndex>();

function indexOf(scenes: readonly TourScene[]): SceneIndex {
  const known = indexes.get(scenes);
  if (known !== undefined) return known;
  const titles = new Map<string, string>();
  const byTitle = new Map<string, string | undefined>();
  for (const { id, title = '' } of scenes) {
    const folded = fold(title);
    if (folded === '') continue;
    titles.set(id, folded);
    byTitle.set(folded, byTitle.has(folded) ? undefined : id);
  }
  const index = { ids: new Set(scenes.map(({ id }) => id)), titles, byTitle };
  indexes.set(scenes, index);
  return index;
}

function isOf({ from, to }: Alignment, one: SceneRef, other: SceneRef): boolean {
  return isSameScene(from, one) && isSameScene(to, other);
}
