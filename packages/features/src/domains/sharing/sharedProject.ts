import type { PictureSource } from '@jawla/ui';

/** What the share sheet requires of a project. */
export interface SharedProject {
  id: string;
  name: string;
  cover: PictureSource;
  /** The dates that a link can be restricted to, newest first: the slot and its day. */
  dates: readonly { slot: string; day: string }[];
}
