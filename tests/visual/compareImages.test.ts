import sharp from 'sharp';
import { describe, expect, it } from 'vitest';
import { compareImages } from './compareImages.ts';

const SURFACE = '#f5f5f2';
const BORDER = '#7f8486';
const HAIRLINE = '#d6d7d2';

interface Drawing {
  /** Width and height of a square in the colour of a hairline. */
  squareSize?: number;
  boxX?: number;
  height?: number;
  surface?: string;
}

/** A surface with a bordered box and, if it has a size, a square. */
function draw({ squareSize = 0, boxX = 40, height = 100, surface = SURFACE }: Drawing = {}) {
  const svg = `
    <svg xmlns="http://www.w3.org/2000/svg" width="200" height="${height}" shape-rendering="crispEdges">
      <rect width="200" height="${height}" fill="${surface}"/>
      <rect x="${boxX + 0.5}" y="20.5" width="61" height="25" fill="none" stroke="${BORDER}"/>
      <rect x="10" y="70" width="${squareSize}" height="${squareSize}" fill="${HAIRLINE}"/>
    </svg>`;
  return sharp(Buffer.from(svg)).png().toBuffer();
}

describe('compareImages', () => {
  it('finds no difference between identical images', async () => {
    expect(await compareImages(await draw(), await draw())).toBeUndefined();
  });

  it('finds no difference between different encodings of the same pixels', async () => {
    const image = await draw();
    const encodedAgain = await sharp(image).png({ compressionLevel: 0 }).toBuffer();
    expect(encodedAgain.equals(image)).toBe(false);
    expect(await compareImages(image, encodedAgain)).toBeUndefined();
  });

  it('ignores the rounding of the last bit of a channel', async () => {
    const rounded = await draw({ surface: '#f4f6f2' });
    expect(await compareImages(await draw(), rounded)).toBeUndefined();
  });

  it('finds four pixels in the colour of a hairline', async () => {
    const difference = await compareImages(await draw(), await draw({ squareSize: 2 }));
    expect(difference).toMatchObject({ pixels: 4, area: { x: 10, y: 70, width: 2, height: 2 } });
  });

  it('finds a box that has moved by one pixel', async () => {
    const difference = await compareImages(await draw(), await draw({ boxX: 41 }));
    expect(difference?.area).toEqual({ x: 40, y: 20, width: 63, height: 26 });
  });

  it('finds a page that has become taller', async () => {
    const difference = await compareImages(await draw(), await draw({ height: 101 }));
    expect(difference).toMatchObject({
      pixels: 200,
      area: { x: 0, y: 100, width: 200, height: 1 },
    });
  });

  it('draws differences in red on a faded image', async () => {
    const difference = await compareImages(await draw(), await draw({ squareSize: 2 }));
    const { data, info } = await sharp(difference?.image)
      .removeAlpha()
      .raw()
      .toBuffer({ resolveWithObject: true });
    const colourAt = (x: number, y: number) => {
      const at = (y * info.width + x) * 3;
      return [...data.subarray(at, at + 3)];
    };
    expect(colourAt(10, 70)).toEqual([255, 0, 0]);
    expect(Math.min(...colourAt(40, 20))).toBeGreaterThan(200);
  });
});
