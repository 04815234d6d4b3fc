import type { RequestState } from '#core/http';

// Without the protocol of tours: requests import this, and all pages with a session import those.

/** A scene in the tour of one date. */
export interface SceneRef {
  /** The date's folder: `date` for the project's own date, otherwise the day. */
  readonly slot: string;
  /** Id of the scene. */
  readonly scene: string;
}

/** Two scenes of the same place on two dates. */
export interface Alignment {
  readonly from: SceneRef;
  readonly to: SceneRef;
  /** A direction in `from` is this many radians further to the right in `to`. */
  readonly yaw: number;
}

export function isSameScene(a: SceneRef, b: SceneRef): boolean {
  return a.slot === b.slot && a.scene === b.scene;
}

/** Whether two alignments are about the same scenes. */
export function isSamePair(a: Pick<Alignment, 'from' | 'to'>, b: Pick<Alignment, 'from' | 'to'>) {
  return isSameScene(a.from, b.from) && isSameScene(a.to, b.to);
}

/** A new alignment; without a yaw, its removal. */
export type AlignmentForm = Omit<Alignment, 'yaw'> & { readonly yaw: number | null };

/** A change of one alignment of a project, by an admin. */
export interface AlignmentChange {
  /** The project, as in the API: owner|project */
  folder: string;
  form: AlignmentForm;
}

/** Applies a change to alignments. The changed one is first. */
export function withChange(
  alignments: readonly Alignment[],
  { from, to, yaw }: AlignmentForm,
): readonly Alignment[] {
  const others = alignments.filter((one) => !isSamePair(one, { from, to }));
  return yaw === null ? others : [{ from, to, yaw }, ...others];
}

export interface SharedAlignments {
  alignments: readonly Alignment[];
  /** Changes that could not be saved, by the key of their request. */
  failed: readonly (readonly [string, AlignmentChange])[];
}

/** Returns the alignments of a project on the server, with the changes that are being saved. */
export function sharedAlignments({
  folder,
  saved,
  changes,
  saves,
}: {
  folder: string;
  saved: readonly Alignment[];
  changes: Readonly<Record<string, AlignmentChange>>;
  /** The states of the requests that save them. */
  saves: Readonly<Record<string, RequestState<unknown>>>;
}): SharedAlignments {
  const own = Object.entries(changes).filter(([, change]) => change.folder === folder);
  const pending = own.filter(([key]) => saves[key]?.phase === 'loading');
  return {
    alignments: pending.reduce((all, [, { form }]) => withChange(all, form), saved),
    failed: own.filter(([key]) => saves[key]?.phase === 'failed'),
  };
}
