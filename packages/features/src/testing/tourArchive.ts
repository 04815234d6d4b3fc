import { BlobWriter, TextReader, ZipWriter } from '@zip.js/zip.js';

/** Builds a small ZIP archive with the files of a tour. */
export async function tourArchive(name: string): Promise<File> {
  const writer = new ZipWriter(new BlobWriter('application/zip'), { useWebWorkers: false });
  for (const entry of ['index.html', 'pano2vr_player.js']) {
    await writer.add(entry, new TextReader(entry));
  }
  return new File([await writer.close()], name, { type: 'application/zip' });
}
