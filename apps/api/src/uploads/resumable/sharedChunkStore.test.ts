/** Chunks that reach different servers, arrive twice, or are cut off by a disconnect. */
import { readFile, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { Readable } from 'node:stream';
import { Upload } from '@tus/server';
import { expect, it } from 'vitest';
import { FolderStore } from '../../platform/files/folderStore.ts';
import { makeDataDir } from '../../testing/testServer.ts';
import { SharedChunkStore } from './sharedChunkStore.ts';

async function open(size: number) {
  const dataDir = await makeDataDir();
  const servers = [new FolderStore(dataDir, true), new FolderStore(dataDir, true)];
  const [one, two] = servers.map((files) => new SharedChunkStore(files));
  if (!one || !two) throw new Error('There are two');
  await one.create(new Upload({ id: 'film', size, offset: 0, metadata: { owner: 'sami' } }));
  const whole = async () => {
    const path = join(dataDir, 'whole');
    await two.copyTo('film', path);
    return readFile(path, 'utf8');
  };
  return { dataDir, one, two, whole };
}

const content = (text: string) => Readable.from([Buffer.from(text)], { objectMode: false });

it('lets a server resume the upload of another server', async () => {
  const { one, two, whole } = await open(9);
  expect(await one.write(content('abc'), 'film', 0)).toBe(3);
  expect(await two.getUpload('film')).toMatchObject({
    offset: 3,
    size: 9,
    metadata: { owner: 'sami' },
  });
  await two.write(content('def'), 'film', 3);
  await one.write(content('ghi'), 'film', 6);
  expect((await two.getUpload('film')).offset).toBe(9);
  expect(await whole()).toBe('abcdefghi');
});

it('stores the same chunk once when two servers receive it concurrently', async () => {
  const { one, two, whole } = await open(9);
  await Promise.all([
    one.write(content('abc'), 'film', 0),
    two.write(content('abcdef'), 'film', 0),
  ]);
  await one.write(content('def'), 'film', 3);
  expect((await one.getUpload('film')).offset).toBe(6);
  await two.write(content('ghi'), 'film', 6);
  expect(await whole()).toBe('abcdefghi');
});

it('accepts a chunk that was stored already, and replaces one that was cut off by a crash', async () => {
  const { dataDir, one, two, whole } = await open(6);
  expect(await one.write(content('abc'), 'film', 0)).toBe(3);
  expect(await two.write(content('abc'), 'film', 0)).toBe(3);
  // As after a power failure: the name says three bytes.
  await writeFile(join(dataDir, 'resumable/film/00000000000003-3'), 'd');
  expect(await one.write(content('def'), 'film', 3)).toBe(6);
  expect(await whole()).toBe('abcdef');
});

it('keeps the bytes received before a disconnect', async () => {
  const { one, two } = await open(9);
  const broken = Readable.from(
    (async function* () {
      yield Buffer.from('abcd');
      await Promise.resolve();
      throw new Error('reset');
    })(),
  );
  await expect(one.write(broken, 'film', 0)).rejects.toThrow('reset');
  expect((await two.getUpload('film')).offset).toBe(4);
  await two.remove('film');
  await expect(one.getUpload('film')).rejects.toMatchObject({ status_code: 404 });
});
