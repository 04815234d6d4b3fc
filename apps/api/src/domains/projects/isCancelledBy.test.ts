import { expect, it } from 'vitest';
import type { UploadTag } from '../../uploads/uploadTag.ts';
import { isCancelledBy } from './isCancelledBy.ts';

const PILOT = { uploadFor: 'pilot', file: 'Villa.zip' } as const;
const tag = (userId: string, name?: string): UploadTag => ({
  kind: 'pilot',
  userId,
  ...(name !== undefined && { name }),
});

it.each([
  ['own pilot', tag('sara', 'Villa'), true],
  ['own pilot whose name has not arrived', tag('sara'), true],
  ['own pilot of another name', tag('sara', 'Tower'), false],
  ['another admin’s pilot of the same name', tag('omar', 'Villa'), false],
  ['another admin’s pilot whose name has not arrived', tag('omar'), false],
])('cancelling a pilot concerns %s: %o', (_, uploading, isCancelled) => {
  const by = { projectId: 'Villa', userId: 'sara' };
  expect(isCancelledBy(uploading, by, { projectType: 'date', date: '', ...PILOT })).toBe(
    isCancelled,
  );
});
