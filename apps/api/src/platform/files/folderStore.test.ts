import { mkdtemp, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { expect, it, onTestFinished } from 'vitest';
import { FolderStore } from './folderStore.ts';

it.each(['imported', 'put'])(
  'a file is %s while the only other file of its folder is removed concurrently',
  async (how) => {
    const folder = await mkdtemp(join(tmpdir(), 'jawla-store-'));
    onTestFinished(() => rm(folder, { recursive: true, force: true }));
    const store = new FolderStore(folder, false);
    const source = join(folder, 'received');
    const keyOf = (index: number) => `tours/project/${index}.zip`;
    for (let index = 0; index < 300; index += 1) {
      await writeFile(source, 'tour');
      await Promise.all([
        how === 'put'
          ? store.put(keyOf(index), Buffer.from('tour'))
          : store.importFile(source, keyOf(index)),
        store.remove(keyOf(index - 1)),
      ]);
      expect(await store.find(keyOf(index))).toBeDefined();
    }
  },
);
