import { expect, it } from 'vitest';
import { takePhotos } from './photoFiles';

const file = (name: string, type = 'image/png', size = 1) =>
  new File([new Uint8Array(size)], name, { type });

it('takes photos up to the limit, and says what is wrong with the first other', () => {
  const [one, two, gif, large] = [
    file('1.PNG'),
    file('2.jpeg', ''),
    file('3.gif', 'image/gif'),
    file('4.webp', 'image/webp', 10_000_001),
  ];
  expect(takePhotos([one, two], 0)).toEqual({ photos: [one, two], problem: undefined });
  expect(takePhotos([gif, one], 0)).toEqual({ photos: [one], problem: 'photoType' });
  expect(takePhotos([large], 0)).toEqual({ photos: [], problem: 'photoSize' });
  expect(takePhotos([one, two], 2)).toEqual({ photos: [one], problem: 'photoCount' });
  expect(takePhotos([one, two], 0, 1)).toEqual({ photos: [one], problem: 'photoCount' });
});
