/** Which picture of a tour is chosen, in the archives of all tools and in malicious ones. */
import sharp from 'sharp';
import { describe, expect, it, vi } from 'vitest';
import type { ZipEntry } from '../../../demo/zipBytes.ts';
import { entry, inspectPicture, page, picture } from '../../testing/tourPicture.ts';
import { withPack } from '../../testing/withPack.ts';
import { findPicture } from './findPicture.ts';

/** Returns size and colour of the picture that is found in a tour with these files. */
async function found(entries: readonly ZipEntry[]) {
  const cover = await withPack(entries, findPicture);
  return cover && inspectPicture(cover.full);
}

describe('the search', () => {
  it('ends before the next picture when it is aborted', async () => {
    const strip = await picture(900, 100, 'red');
    const files = [
      page(),
      entry('a/1.jpg', strip),
      entry('a/2.jpg', strip),
      entry('a/3.jpg', strip),
    ];
    const controller = new AbortController();
    await withPack(files, async (pack, startPage) => {
      const readRange = pack.read.bind(pack);
      const read = vi.spyOn(pack, 'read').mockImplementation((range) => {
        if (read.mock.calls.length === 2) controller.abort(new Error('The server stops'));
        return readRange(range);
      });
      const search = findPicture(pack, startPage, controller.signal);
      await expect(search).rejects.toThrow('The server stops');
      // The start page and the first picture.
      expect(read).toHaveBeenCalledTimes(2);
    });
  });
});

describe('the picture of a tour', () => {
  it.each([
    ['<meta property="og:image" content="share.jpg">'],
    ['<meta content=share.jpg name=twitter:image>'],
    ["<link rel='image_src' href='./share.jpg'>"],
    ['<meta property="og:image" content="https://elsewhere.example/tours/1/share.jpg?v=2">'],
  ])('is the image in the metadata of the start page: %s', async (head) => {
    const files = [
      page(head),
      entry('share.jpg', await picture(600, 400, 'green')),
      entry('a/large.jpg', await picture(800, 600, 'red')),
    ];
    expect(await found(files)).toEqual({ width: 600, height: 400, colour: 'green' });
  });

  it.each([
    ['Marzipano Tool', 'app-files/tiles/0-hall/1/f/0/0.jpg', 'app-files/tiles/0-hall/preview.jpg'],
    ['krpano', 'panos/hall.tiles/f/l1/1/l1_f_1_1.jpg', 'panos/hall.tiles/preview.jpg'],
    ['krpano 1.19', 'panos/hall.tiles/l1/f/1/l1_f_1_1.jpg', 'panos/hall.tiles/preview.jpg'],
    ['krpano without levels', 'panos/hall.tiles/pano_f.jpg', 'panos/hall.tiles/preview.jpg'],
    ['3DVista', 'media/panorama_AB_0/f/2/0_0.jpg', 'media/strip.jpg'],
    ['Pannellum', 'hall/1/f0_0.jpg', 'hall/preview.jpg'],
    ['Pano2VR', 'tiles/node1/cf_0/l_0/c_0/tile_0.jpg', 'preview.jpg'],
  ])('is the front face of the first scene: %s', async (_tool, front, strip) => {
    const files = [
      page(),
      entry(strip, await picture(128, 768, 'blue')),
      entry(front, await picture(512, 512, 'green')),
      // Another face of the cube, and a higher level with many tiles, which must not be chosen.
      entry(front.replace(/f(?=[/_\d.])(?!.*f[/_\d.])/, 'b'), await picture(512, 512, 'red')),
    ];
    expect(await found(files)).toEqual({ width: 512, height: 512, colour: 'green' });
  });

  it('is not a tile of a level with many tiles', async () => {
    const tile = await picture(512, 512, 'red');
    const tiles = Array.from({ length: 16 }, (_, at) =>
      entry(`tiles/0-hall/3/f/${Math.floor(at / 4)}/${at % 4}.jpg`, tile),
    );
    const whole = entry('tiles/0-hall/1/f/0/0.jpg', await picture(512, 512, 'green'));
    expect(await found([page(), ...tiles, whole])).toMatchObject({ colour: 'green' });
    expect(await found([page(), ...tiles])).toBeUndefined();
  });

  it.each([
    ['Pano2VR', 'images/preview_nodeimage_node1.jpg'],
    ['3DVista', 'media/panorama_AB_t.jpg'],
    ['krpano', 'panos/hall.tiles/thumb.jpg'],
    ['any tool', 'preview.jpg'],
  ])('is a preview image: %s', async (_tool, preview) => {
    const files = [
      page(),
      entry(preview, await picture(480, 360, 'green')),
      entry('rooms/1.jpg', await picture(800, 600, 'red')),
    ];
    expect(await found(files)).toMatchObject({ width: 480, colour: 'green' });
  });

  it('is a small preview only if there is no larger image', async () => {
    const thumb = entry('panos/hall.tiles/thumb.jpg', await picture(240, 240, 'red'));
    const face = entry('panos/hall.tiles/pano_f.jpg', await picture(512, 512, 'green'));
    expect(await found([page(), thumb, face])).toMatchObject({ width: 512, colour: 'green' });
    expect(await found([page(), thumb])).toMatchObject({ width: 240, colour: 'red' });
  });

  it('is the first large image in natural order, as a camera sees it if it is a panorama', async () => {
    const files = [
      page(),
      entry('skin/aaa.jpg', await picture(800, 600, 'red')),
      entry('rooms/10.jpg', await picture(2400, 1200, 'red')),
      entry('rooms/2.jpg', await picture(2400, 1200, 'green')),
    ];
    // 75 degrees, 4:3
    expect(await found(files)).toEqual({ width: 586, height: 440, colour: 'green' });
  });

  it('is found relative to a start page in a folder with another name', async () => {
    const files = [
      page('<meta property="og:image" content="./share.jpg">', 'tour/index.htm'),
      entry('tour/share.jpg', await picture(600, 400, 'green')),
      entry('tour/x/y.jpg', await picture(800, 600, 'red')),
    ];
    expect(await found(files)).toMatchObject({ colour: 'green' });
  });
});

describe('a malicious archive', () => {
  it('gets no picture from SVG, path traversal, unsupported URLs or content that is no image', async () => {
    const svg = '<svg xmlns="http://www.w3.org/2000/svg" width="900" height="900"/>'.padEnd(20_000);
    const heads = [
      '../../../../etc/passwd',
      '%2e%2e%2f%2e%2e%2fetc/passwd',
      'file:///etc/passwd',
      'data:image/png;base64,AAAA',
      '//[broken',
      '%E0%A4%A',
      'evil.svg',
      'svg.jpg',
    ].map((address) => `<meta property="og:image" content="${address}">`);
    const files = [
      page(heads.join('')),
      entry('evil.svg', Buffer.from(svg)),
      entry('svg.jpg', Buffer.from(svg)),
      entry('text.jpg', Buffer.alloc(50_000, 'text')),
    ];
    expect(await found(files)).toBeUndefined();
  });

  it('gets the next image when one is truncated or has too many pixels', async () => {
    const whole = await picture(800, 600, 'red');
    const bomb = await sharp({
      create: { width: 16_000, height: 12_000, channels: 3, background: 'red' },
    })
      .png({ compressionLevel: 9 })
      .toBuffer();
    const files = [
      page(),
      entry('a/1.jpg', whole.subarray(0, whole.length / 2)),
      entry('a/2.png', bomb),
      entry('a/3.jpg', await picture(800, 600, 'green')),
    ];
    expect(await found(files)).toMatchObject({ colour: 'green' });
  });
});
