import { expect, it } from 'vitest';
import { footerOf } from './footers';

it.each([
  ['/', 'public'],
  ['/login', 'public'],
  ['/logout', 'none'],
  ['/dashboard', 'signedIn'],
  ['/dashboard/noor/project/p1', 'signedIn'],
  ['/user/noor', 'signedIn'],
  ['/user/noor/Villa', 'none'],
  ['/user/noor/access-project/khalid/Villa/2024-01-01', 'none'],
  ['/pilot-project/Demo', 'none'],
  ['/upload-files', 'empty'],
  ['/upload-files/session-data', 'empty'],
  ['/forgot-password', 'help'],
  ['/verify-email/x', 'help'],
  ['/phone-login', 'help'],
  ['/verify-otp/x', 'help'],
  ['/create-password/x', 'help'],
  ['/check-email/x', 'help'],
  ['/reset-password/x', 'help'],
  ['/unauthorized', 'signedIn'],
  ['/anything/else', 'signedIn'],
])('%s has the footer "%s"', (path, kind) => expect(footerOf(path)).toBe(kind));
