/** What `jawla doctor` reports and repairs. */
import { mkdir, readdir, readFile, utimes, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { describe, expect, it, onTestFinished, vi } from 'vitest';
import type { Config } from '../app/config.ts';
import { Problem } from '../platform/http/problem.ts';
import { tourKey } from '../platform/files/fileStore.ts';
import { notePictureKeys } from '../platform/files/notePictures.ts';
import { eventually } from '../testing/eventually.ts';
import { sweep } from '../testing/sweep.ts';
import { createTestUser, makeDataDir, startTestServer, testConfig } from '../testing/testServer.ts';
import { checkIntegrity } from './checkIntegrity.ts';
import { mend } from './mend.ts';
import { uploadTour } from '../testing/files.ts';

async function openWithTour(changes: Partial<Config> = {}) {
  const dataDir = await makeDataDir();
  const server = await startTestServer(testConfig(dataDir, changes));
  onTestFinished(() => server.stop());
  const { services } = server;
  const { user, token } = await createTestUser(server, 'admin', { isAdmin: true });
  const project = await services.projects.add(user.id, { name: 'Villa', number: '1' });
  await uploadTour(server, { projectId: project.id, token });
  const smaller = new Map([[480, Buffer.from('small')]] as const);
  const file = await services.covers.add(Buffer.from('cover'), smaller);
  await services.projects.setCover(project.id, { file, name: 'cover.jpg' });
  const findings = (options = {}) =>
    checkIntegrity(services.db, services.folders, services.files, options);
  return { dataDir, services, project, file, findings };
}

function flipBit(bytes: Buffer, at: number): Buffer {
  bytes.writeUInt8(bytes.readUInt8(at) ^ 1, at);
  return bytes;
}

describe('checkIntegrity', () => {
  it('reports nothing for consistent data', async () => {
    const { findings } = await openWithTour();
    expect(await findings()).toEqual([]);
  });

  it('reports missing and orphaned files, and fixes both', async () => {
    // In folders, where a test can delete files and change their modification time.
    const { dataDir, services, project, file, findings } = await openWithTour({ s3: undefined });
    const [tour] = await services.tours.liveOfProject(project.id);
    if (!tour) throw new Error('The tour is not there');
    await services.files.remove(tourKey(tour));
    await services.files.remove(`covers/${file}`);
    await mkdir(join(dataDir, 'tours/nobody/version'), { recursive: true });
    await mkdir(join(dataDir, 'incoming/half'));
    await writeFile(join(dataDir, 'covers/nobody.webp'), '');
    await utimes(join(dataDir, 'covers/nobody.webp'), 0, 0);

    const lines: string[] = [];
    const found = await findings();
    expect(found.map(({ says }) => says).sort()).toEqual(
      [
        `The tour ${tour.version} is not there.`,
        `The cover of the project ${project.id} is not there.`,
        ...['tours/nobody/version', 'incoming/half', 'covers/nobody.webp'].map(
          (path) => `Nothing in the database belongs to ${path}.`,
        ),
      ].sort(),
    );
    const write = (line: string) => void lines.push(line);
    expect(await mend(services.db, services.files, found, { isUnlimited: false, write })).toBe(0);
    expect(lines).toHaveLength(found.length);
    const asideOnly = await findings();
    expect(asideOnly.every(({ isNote }) => isNote)).toBe(true);
    expect(asideOnly.map(({ says }) => says.replace(/ until \d{4}.*$/, ''))).toEqual(
      ['tours/nobody/version', 'covers/nobody.webp'].map(
        (path) => `Nothing in the database belongs to ${path}. It is set aside`,
      ),
    );
    expect(await readdir(join(dataDir, 'covers'))).toEqual(['nobody.webp']);
    expect((await services.projects.byId(project.id))?.cover_file).toBeNull();
  });

  it.each([
    ['truncated', (pack: Buffer) => pack.subarray(0, pack.length / 2), false],
    ['flipped bit in the content', (pack: Buffer) => flipBit(pack, pack.indexOf('rooms')), true],
    [
      'flipped bit in the central directory',
      (pack: Buffer) => flipBit(pack, pack.indexOf('PK\u0001\u0002')),
      true,
    ],
  ])('reports a damaged tour: %s', async (_, damage, needsDeep) => {
    const { dataDir, services, project, findings } = await openWithTour({ s3: undefined });
    const [tour] = await services.tours.liveOfProject(project.id);
    if (!tour) throw new Error('The tour is not there');
    expect(await findings({ deep: true })).toEqual([]);
    const path = join(dataDir, tourKey(tour));
    await writeFile(path, damage(await readFile(path)));
    const says = expect.stringContaining(`The tour ${tour.version} is damaged`);
    expect(await findings()).toEqual(needsDeep ? [] : [{ says, isLoss: true }]);
    expect(await findings({ deep: true })).toContainEqual({ says, isLoss: true });
  });

  it('calls no tour damaged when the file store is unavailable', async () => {
    const { services, findings } = await openWithTour();
    const away = () => Promise.reject(new Problem(503, 'server.away'));
    vi.spyOn(services.files, 'open').mockResolvedValue({
      read: away,
      stream: away,
      close: () => Promise.resolve(),
    });
    await expect(findings({ deep: true })).rejects.toBeInstanceOf(Problem);
  });

  it('searches again for lost tour pictures, and reports a lost chosen picture as a loss', async () => {
    const { services, project, findings } = await openWithTour();
    const tour = async () => (await services.tours.liveOfProject(project.id))[0];
    await eventually(async () => expect((await tour())?.picture_sought_at).not.toBeNull());
    const version = (await tour())?.version ?? '';
    await services.db
      .updateTable('tours')
      .set({ picture_file: 'found.webp', chosen_picture_file: 'chosen.webp' })
      .execute();
    const found = await findings();
    expect(found.map(({ says, isLoss }) => [says, isLoss ?? false])).toEqual([
      [`The picture of the tour ${version} is not there.`, false],
      [`The picture that was chosen for the tour ${version} is not there.`, true],
    ]);
    for (const { fix } of found) await fix?.();
    expect(await findings()).toEqual([]);
    expect(await services.tours.pending('picture', 10)).toEqual([version]);
  });

  it('reports a photo of a note without its files, and lets a server delete the rest of it', async () => {
    const { services, project, findings } = await openWithTour();
    const { notes, notePictures, db, files } = services;
    const note = { projectId: project.id, number: 1, slot: 'date', text: 'Crack' };
    const none = { place: null, personId: null, due: null, author_id: null, guest_id: null };
    await notes.add({ id: 'note', ...note, ...none }, db);
    const picture = Buffer.from('photo');
    const sizes = { full: picture, small: picture, width: 1, height: 1 };
    const stored = await notePictures.store(sizes);
    const added = await notePictures.add({ note_id: 'note', entry_id: null, ...stored }, db);
    expect(await findings()).toEqual([]);
    const [full, small] = notePictureKeys(stored.file);
    await files.remove(small);
    const [finding] = await findings();
    expect(finding).toMatchObject({
      says: `The photo ${added.id} of a note is not there.`,
      isLoss: true,
      forgets: { what: 'photos of notes', of: 1 },
    });
    await finding?.fix?.();
    expect(await findings()).toEqual([]);
    await sweep(services);
    expect(await files.find(full)).toBeUndefined();
  });

  it('reports unsent messages, missing footage and footage that is not recorded', async () => {
    const { services, findings } = await openWithTour();
    await services.jobs.stop();
    await services.db
      .transaction()
      .execute((transaction) =>
        services.outbox.addSms({ to: '+962790000001', text: '123456' }, 600, transaction),
      );
    await services.db
      .updateTable('outbox')
      .set({ attempts: 9 })
      .where('channel', '=', 'sms')
      .execute();
    const row = {
      id: 'delivery',
      userId: (await services.users.byName('admin'))?.id ?? '',
      projectName: 'Villa',
      folder: 'missing photos',
      path: 'Villa/missing photos/gone',
      createdAt: '2026-01-02T03:04:05.000Z',
      files: [{ name: 'a.jpg', bytes: 1, kind: 'picture' as const }],
    };
    await services.footage.add(row, services.db);
    const deleted = { ...row, id: 'deleted', path: 'Villa/missing photos/deleted' };
    await services.footage.add(deleted, services.db);
    await services.footage.delete('deleted');
    await services.files.put('footage/Villa/photo session data/forgotten/a.mp4', Buffer.from('a'));
    const found = await findings();
    expect(found.map(({ says }) => says).sort()).toEqual([
      'Messages that could not be sent yet: 1. See the log for why.',
      'The delivery footage/Villa/missing photos/gone is not there.',
      'The delivery footage/Villa/photo session data/forgotten is not recorded yet.',
    ]);
    expect(found.some(({ fix }) => fix)).toBe(false);
  });
});
