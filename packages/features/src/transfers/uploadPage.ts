import { href } from '#core/routing';
import type { UploadSubject } from './uploadSubject';

/** Returns the path of the page to which an upload belongs. */
export function uploadPage(subject: UploadSubject): string {
  switch (subject.kind) {
    case 'tour':
    case 'cover':
    case 'tourPicture':
      return href('projectEditor', { clientID: subject.owner, projectID: subject.projectId });
    case 'pilot':
    case 'pilotPicture':
      return href('pilots', {});
    case 'footage':
      return href(subject.page === 'session' ? 'uploadSession' : 'uploadMissing', {});
    default:
      return subject satisfies never;
  }
}
