/** Reads the file store. */
import { text } from 'node:stream/consumers';
import type { FileStore } from '../platform/files/fileStore.ts';

/** Returns the paths of all files below a key, relative to it. */
export async function filesBelow(files: FileStore, key: string): Promise<string[]> {
  const found: string[] = [];
  for (const name of await files.list(key)) {
    const below = await filesBelow(files, `${key}/${name}`);
    if (below.length === 0) found.push(name);
    for (const file of below) found.push(`${name}/${file}`);
  }
  return found.sort();
}

/** Returns the content of a file as text. */
export async function contentOf(files: FileStore, key: string): Promise<string> {
  const file = await files.find(key);
  const content = await file?.open({ start: 0, end: file.bytes - 1 });
  if (!content) throw new Error(`There is no ${key}`);
  return text(content);
}
