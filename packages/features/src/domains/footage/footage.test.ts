import { describe, expect, it } from 'vitest';
import { acceptOf, nameCaptured, requestOf, choose, FOOTAGE_KINDS } from './footage.model';

const file = (name: string, { type = '', size = 4 }: { type?: string; size?: number } = {}) => {
  const created = new File(['film'], name, { type });
  Object.defineProperty(created, 'size', { value: size });
  return created;
};
const reasons = (...offered: File[]) => choose('session', [], offered).refused;

describe('selecting files', () => {
  it.each([
    ['by its extension in any case', file('A.MOV')],
    ['without a MIME type', file('a.mkv', { type: '' })],
    ['with another MIME type of the same format', file('a.3gp', { type: 'video/3gpp' })],
    ['by its MIME type alone', file('film', { type: 'video/mp4' })],
    ['with a name of 255 Arabic letters', file(`${'م'.repeat(251)}.mp4`)],
    ['of exactly the maximum size', file('a.mp4', { size: 100_000_000 })],
  ])('accepts a video %s', (_, video) => {
    expect(reasons(video)).toEqual([]);
  });

  it.each([
    ['tooLarge', file('big.mp4', { size: 100_000_001 })],
    ['invalid', file('a.jpg', { type: 'image/jpeg' })],
    ['invalid', file('notes.mp4.txt', { type: 'text/plain' })],
    ['invalid', file('empty.mp4', { size: 0 })],
  ])('rejects as %s', (reason, refused) => {
    expect(reasons(refused)).toEqual([{ name: refused.name, reason }]);
  });

  it('rejects a file whose name is already selected', () => {
    const { chosen, refused } = choose('session', [file('a.mp4')], [file('a.mp4'), file('b.mp4')]);
    expect(chosen.map(({ name }) => name)).toEqual(['a.mp4', 'b.mp4']);
    expect(refused).toEqual([{ name: 'a.mp4', reason: 'duplicate' }]);
  });

  it('accepts photos only for missing footage', () => {
    const photo = file('a.WEBP');
    expect(choose('missing', [], [photo]).chosen).toEqual([photo]);
    expect(choose('session', [], [photo]).chosen).toEqual([]);
  });
});

it('sends all files in one request, under the names of the contract', () => {
  const files = [file('a.mp4'), file('b.mp4')];
  expect(requestOf('session', ' Villa ', files)).toEqual({
    name: 'uploadSession',
    params: {},
    fields: { project_name: 'Villa', emailType: 'filesUpload', folderName: 'photo session data' },
    files,
  });
  expect(requestOf('missing', 'Villa', files)).toMatchObject({
    name: 'uploadMissing',
    fields: { folderName: 'missing photos' },
  });
});

it('passes MIME types and extensions to a file chooser', () => {
  for (const kind of FOOTAGE_KINDS) {
    expect(acceptOf(kind)).toContain('video/quicktime');
    expect(acceptOf(kind)).toContain('.mov');
  }
  expect(acceptOf('session')).not.toContain('image/');
});

describe('a file of the camera', () => {
  it('has the time in its name, and keeps its type and age', () => {
    const file = new File(['x'], 'image.JPG', { type: 'image/jpeg', lastModified: 5 });
    const named = nameCaptured(file, new Date(2026, 10, 7, 9, 5, 3));
    expect(named.name).toBe('2026-11-07 09.05.03.JPG');
    expect([named.type, named.lastModified, named.size]).toEqual(['image/jpeg', 5, 1]);
  });
});
