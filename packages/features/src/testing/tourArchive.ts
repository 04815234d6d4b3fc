import { BlobWriter, TextReader, ZipWriter } from '@zip.js/zip.js';

/** A small zip that looks like a tour from inside. */
export async function tourArchive(name: string): Promise<File> {
  const writer = new ZipWriter(new BlobWriter('application/zip'), { useWebWorkers: false });
  for (const entry of ['index.html', 'pano2vr_player.js']) {
    await writer.add(entry, new TextReader(entry));
  }
  return new File([await writer.close()], name, { type: 'application/zip' });
}
