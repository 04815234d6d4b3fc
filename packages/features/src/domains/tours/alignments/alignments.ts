import type { RequestState } from '#core/http';
import { isSamePair, type Alignment } from '../stage/sceneMatch';

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
