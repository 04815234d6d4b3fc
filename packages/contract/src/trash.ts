/** What was deleted and can be restored. No dependencies, so that pages load only this file. */

export const TRASH_KINDS = ['client', 'project', 'date', 'pilot'] as const;
export type TrashKind = (typeof TRASH_KINDS)[number];
/** Entries on a page of the trash. */
export const TRASH_PAGE_SIZE = 20;

/** What can be put into the trash, named as the call does that deletes it. */
export type TrashedThing =
  | { readonly kind: 'client'; readonly id: string }
  | { readonly kind: 'project'; readonly id: string }
  | {
      readonly kind: 'date';
      readonly projectId: string;
      readonly day: string;
      /** Of several dates with this day; the one that was deleted last by default. */
      readonly entry?: string | undefined;
    }
  /** By its name the one that was deleted last; by its id any. */
  | { readonly kind: 'pilot'; readonly name: string };

/** Returns what names a thing in the path of the trash's endpoints. */
export function trashKeyOf(thing: TrashedThing): { kind: TrashKind; id: string } {
  const { kind } = thing;
  if (kind === 'date') {
    const { projectId, day, entry } = thing;
    return { kind, id: [projectId, day, ...(entry === undefined ? [] : [entry])].join('.') };
  }
  return { kind, id: kind === 'pilot' ? thing.name : thing.id };
}
