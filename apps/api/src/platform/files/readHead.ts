import { open } from 'node:fs/promises';

/** The first bytes of a file: what it is, regardless of its name. Shorter files are filled up with zeros. */
export async function readHead(path: string, bytes: number): Promise<Buffer> {
  const file = await open(path);
  try {
    const head = Buffer.alloc(bytes);
    await file.read(head, 0, bytes, 0);
    return head;
  } finally {
    await file.close();
  }
}
