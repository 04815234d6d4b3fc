/** Pictures, and archives of tours that have them. */
import sharp from 'sharp';
import type { ZipEntry } from '../../demo/zipBytes.ts';

export type Colour = 'red' | 'green' | 'blue';

/** Returns a picture in one colour, with noise so that its file size is that of a photograph. */
export async function picture(width: number, height: number, colour: Colour): Promise<Buffer> {
  const at = ['red', 'green', 'blue'].indexOf(colour);
  const pixels = Buffer.alloc(width * height * 3);
  for (let index = 0; index < pixels.length; index += 1) {
    pixels[index] = index % 3 === at ? 200 : (index * 7919) % 97;
  }
  return sharp(pixels, { raw: { width, height, channels: 3 } })
    .jpeg({ quality: 90 })
    .toBuffer();
}

export const entry = (name: string, content: Buffer): ZipEntry => ({ name, content, stored: true });
export const page = (head = '', name = 'index.html'): ZipEntry => ({
  name,
  content: Buffer.from(`<!doctype html><head>${head}</head>`),
});

/** Returns the size of a picture, and the colour that is strongest in it. */
export async function inspectPicture(bytes: Buffer) {
  const { width, height } = await sharp(bytes).metadata();
  const { channels } = await sharp(bytes).stats();
  const means = channels.map(({ mean }) => mean);
  const colour = (['red', 'green', 'blue'] as const)[means.indexOf(Math.max(...means))];
  return { width, height, colour };
}
