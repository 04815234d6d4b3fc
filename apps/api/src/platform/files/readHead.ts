import { open } from 'node:fs/promises';

/** Reads the first bytes of a file, to detect its type. Pads shorter files with zeros. */
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
