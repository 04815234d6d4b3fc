import type { Note } from '@jawla/contract';
import type { PictureSource } from '@jawla/ui';
import type { NoteFilter } from '../components/props';

/** What stands above the notes. The same object from one rendering to the next: the report renders again for another one. */
export interface ReportProject {
  name: string;
  /** Empty: none. */
  location: string;
  /** `coverPicture` of the project’s picture. */
  cover: PictureSource;
  /** Day of the latest tour, if it has one. */
  latest: string | undefined;
}

export interface ReportProps {
  project: ReportProject;
  /** The project’s, in short addresses. */
  code: string;
  /** What is printed: the notes that the page shows. Newest number first. */
  notes: readonly Note[];
  /** Those that the figures count: of all filters, on the date that is chosen. */
  all: readonly Note[];
  show: NoteFilter;
  /** Day of the date that is chosen; `undefined` for all dates. */
  date: string | undefined;
}
