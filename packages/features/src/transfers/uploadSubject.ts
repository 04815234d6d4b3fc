/** A project, with the names under which its tours are published. */
export interface UploadProject {
  projectId: string;
  projectName: string;
  /** User name of the project's client. */
  owner: string;
}

/** What an upload is about. */
export type UploadSubject =
  /** The tour of a project's own date, or of one of its sub dates. */
  | ({ kind: 'tour'; date: { kind: 'date' | 'subDate'; day: string } } & UploadProject)
  | ({ kind: 'cover' } & UploadProject)
  /** The picture of a tour; `segment` is its sub date, `undefined` for the project's own date. */
  | ({ kind: 'tourPicture'; segment: string | undefined } & UploadProject)
  /** A new pilot, which is named after its file. */
  | { kind: 'pilot' }
  | { kind: 'pilotPicture'; name: string }
  | { kind: 'footage'; page: 'session' | 'missing'; projectName: string };

/** Returns the key of a subject in the state: there is at most one upload per key. */
export function uploadKey(subject: UploadSubject): string {
  return partsOf(subject).join('/');
}

function partsOf(subject: UploadSubject): readonly string[] {
  const { kind } = subject;
  switch (kind) {
    case 'tour':
      return [kind, subject.projectId, subject.date.kind, subject.date.day];
    case 'cover':
      return [kind, subject.projectId];
    case 'tourPicture':
      return [kind, subject.projectId, subject.segment ?? ''];
    case 'pilot':
      return [kind];
    case 'pilotPicture':
      return [kind, subject.name];
    case 'footage':
      return [kind, subject.page];
    default:
      return subject satisfies never;
  }
}
