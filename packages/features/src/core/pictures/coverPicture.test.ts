import { expect, it } from 'vitest';
import { coverPicture } from './coverPicture';

it('offers a cover of the server in every size, and says how wide cards are', () => {
  const path = '/files/covers/0b9d2a52-3a7a-4a55-9df3-0d2b5d0f8a11.webp';
  const { src, srcSet, sizes } = coverPicture({ path, name: 'villa.jpg' });
  expect(src).toBe(path);
  expect(srcSet).toBe(`${path}?w=480 480w, ${path}?w=720 720w, ${path} 1280w`);
  // The first that fits counts: on the densest screens, 720 dots are three times 240.
  expect(sizes).toMatch(/^\(min-resolution: 2\.5dppx\) 240px, \(min-width: .*, 92vw$/);
});

it('asks any other address for what it has, and for nothing more', () => {
  const path = 'https://bucket.example/villa.webp?signature=1';
  expect(coverPicture({ path, name: 'villa.jpg' })).toEqual({ src: path });
});

it('is none where there is none', () => {
  expect(coverPicture(null)).toEqual({ src: undefined });
  expect(coverPicture(undefined)).toEqual({ src: undefined });
});
