import { formatView, parseView, VIEW_PARAM } from '@jawla/contract/tourProtocol';
import { expect, it } from 'vitest';
import { viewUrl } from './viewUrl';

const PAGE = 'https://portal.example/user/noor/Villa%201/2024-03-05';

it('adds a view to a URL, and keeps the rest', () => {
  expect(viewUrl(PAGE, 'court~90~-12~30')).toBe(`${PAGE}?view=court~90~-12~30`);
  expect(viewUrl(`${PAGE}?compare=2024-02-01&x=%20#top`, '.12~0~0~50')).toBe(
    `${PAGE}?compare=2024-02-01&x=%20&view=.12~0~0~50#top`,
  );
});

it('replaces a view, or removes it', () => {
  expect(viewUrl(`${PAGE}?view=hall~1~2~3&compare=2024-02-01`, 'court~0~0~0')).toBe(
    `${PAGE}?compare=2024-02-01&view=court~0~0~0`,
  );
  expect(viewUrl(`${PAGE}?view=hall~1~2~3`, undefined)).toBe(PAGE);
});

it.each([
  { id: 'a-scene-of-20-letters', title: 'Long' },
  { id: '12345678901234567890' },
  { id: 'غرفة المعيشة' },
])('adds at most 40 characters, and opens what it was built from: %o', (scene) => {
  const scenes = [...Array.from({ length: 1998 }, (_, at) => ({ id: `s${at}` })), scene];
  const view = { scene: scene.id, yaw: -3.1, pitch: -1.5, zoom: 100 };
  const url = viewUrl(PAGE, formatView(view, scenes));
  expect(url.length - PAGE.length).toBeLessThanOrEqual(40);
  expect(url.slice(PAGE.length)).not.toContain('%');
  const opened = parseView(new URL(url).searchParams.get(VIEW_PARAM) ?? '');
  expect(opened?.yaw).toBeCloseTo(view.yaw, 1);
});
