import { expect, it } from 'vitest';
import { coverPicture } from './coverPicture';

it('offers an uploaded cover in every size, with the width of cards', () => {
  const path = '/files/covers/0b9d2a52-3a7a-4a55-9df3-0d2b5d0f8a11.webp';
  const { src, srcSet, sizes } = coverPicture({ path, name: 'villa.jpg' });
  expect(src).toBe(path);
  expect(srcSet).toBe(`${path}?w=480 480w, ${path}?w=720 720w, ${path} 1280w`);
  // The first matching condition applies: at 3 dppx, 240 CSS pixels request 720 device pixels.
  expect(sizes).toMatch(/^\(min-resolution: 2\.5dppx\) 240px, \(min-width: .*, 92vw$/);
});

it('requests any other URL unchanged, without variants', () => {
  const path = 'https://bucket.example/villa.webp?signature=1';
  expect(coverPicture({ path, name: 'villa.jpg' })).toEqual({ src: path });
});

it('has no source without an image', () => {
  expect(coverPicture(null)).toEqual({ src: undefined });
  expect(coverPicture(undefined)).toEqual({ src: undefined });
});
