import { utimesSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { EXIT } from '@jawla/contract/move';
import { describe, expect, it, vi } from 'vitest';
import { openArchive, type ArchiveToSend } from './archiveToSend.ts';
import { Output } from './output.ts';
import { Portal, Unreachable } from './portal.ts';
import { startFakePortal, type FakePortal } from './testing/fakePortal.ts';
import { FAKE_KEY, makeFolder } from './testing/runCli.ts';
import { tourFolder } from './testing/tours.ts';
import { uploadTour } from './uploadTour.ts';

const { signal } = new AbortController();

async function bytesOf(folder: string): Promise<ArchiveToSend & { content: Buffer }> {
  const path = Buffer.from(folder);
  const archive = await openArchive({ kind: 'folder', path }, { root: path, signal });
  const content = await archive.read(0, archive.bytes);
  return { ...archive, content };
}

describe('the archive of a folder', () => {
  it('has the same bytes each time, whenever and in whatever order its files were written', async () => {
    const names = ['index.html', 'b.jpg', 'a.jpg', 'c.jpg', 'Z.jpg'];
    const write = (order: readonly string[]) => {
      const folder = makeFolder();
      order.forEach((name, at) => {
        const path = join(folder, name);
        writeFileSync(path, `content of ${name}`);
        utimesSync(path, at * 86_400, at * 86_400);
      });
      return folder;
    };
    await using first = await bytesOf(write(names));
    await using second = await bytesOf(write(names.toReversed()));
    expect(second.content.equals(first.content)).toBe(true);
    expect(second.fingerprint).toBe(first.fingerprint);
    expect(second.contentHash).toBe(first.contentHash);
  });

  it('has another fingerprint for other content', async () => {
    await using first = await bytesOf(tourFolder('one'));
    await using second = await bytesOf(tourFolder('two'));
    expect(second.fingerprint).not.toBe(first.fingerprint);
  });
});

describe('patience', () => {
  async function upload(portal: FakePortal) {
    const said: string[] = [];
    const stream = {
      isTTY: false,
      write: (text: string | Uint8Array) => said.push(String(text)) > 0,
    };
    const root = Buffer.from(tourFolder());
    const context = {
      portal: new Portal({ origin: portal.origin, key: FAKE_KEY }, signal),
      output: new Output({ isJson: false, stdout: stream, stderr: stream }),
      signal,
    };
    const failed: unknown = await uploadTour(context, {
      source: { kind: 'folder', path: root },
      root,
      target: { projectId: 'project-1', slot: '2026-03-12', day: '2026-03-12', isReplacing: false },
      onProgress: () => undefined,
      patienceMs: 2500,
    }).catch((error: unknown) => error);
    return { failed, said };
  }

  it.each([
    ['pieces', (url: string) => url.startsWith('/api/resumable/')],
    ['the form', (url: string) => url.startsWith('/api/project/upload-folder')],
  ])('with connections that break ends, and is said once: %s', async (_, breaks) => {
    vi.stubEnv('XDG_CACHE_HOME', makeFolder());
    const portal = await startFakePortal();
    portal.override = ({ url = '' }, response) => {
      if (breaks(url)) response.destroy();
      return breaks(url);
    };
    const { failed, said } = await upload(portal);
    vi.unstubAllEnvs();
    expect(failed).toBeInstanceOf(Unreachable);
    expect(failed).toMatchObject({ exitCode: EXIT.stopped });
    expect(said).toEqual([expect.stringContaining('Trying again for 1 minute')]);
    expect(portal.tours.size).toBe(0);
    // It was tried more than once.
    expect(portal.seen.filter(({ path }) => breaks(path)).length).toBeGreaterThan(1);
  });
});
