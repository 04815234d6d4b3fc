import { expect, it } from 'vitest';
import { tourFrame } from './tourFrame';

const PAGE = 'https://portal.example/user/noor/Villa';

it('gives a tour on another origin its own storage', () => {
  const frame = tourFrame('https://tours.example/t/1/index.html', PAGE);
  expect(frame?.src).toBe('https://tours.example/t/1/index.html');
  expect(frame?.sandbox.split(' ')).toContain('allow-same-origin');
  expect(frame?.allow).toContain('fullscreen https://tours.example');
});

it.each(['/projects/noor/Villa/index.html', 'https://portal.example/projects/x/index.html'])(
  'gives a tour on the portal’s own origin no name: %s',
  (path) => {
    expect(tourFrame(path, PAGE)?.sandbox.split(' ')).not.toContain('allow-same-origin');
  },
);

it('never allows a tour to navigate the window', () => {
  expect(tourFrame('https://tours.example/', PAGE)?.sandbox).not.toContain('top-navigation');
});

it.each([
  'javascript:alert(1)',
  'data:text/html,<script>alert(1)</script>',
  'blob:https://portal.example/1',
  'file:///etc/passwd',
  'http://',
])('returns undefined for %s', (path) => expect(tourFrame(path, PAGE)).toBeUndefined());
