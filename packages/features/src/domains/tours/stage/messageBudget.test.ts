import { describe, expect, it } from 'vitest';
import { SCENES_MAX, SCENE_ID_MAX, SCENE_TITLE_MAX } from '@jawla/contract/tourProtocol';
import { createBudget, MESSAGES } from './messageBudget';
import { CONTENT, sizeOf } from './messageSize';

const VIEW = { jawla: 1, type: 'view', scene: 'x'.repeat(SCENE_ID_MAX), yaw: 1, pitch: 0, zoom: 5 };

/** A `ready` whose ids and titles are as long as the protocol allows. */
const readyOf = (count: number) => ({
  jawla: 2,
  type: 'ready',
  scenes: Array.from({ length: count }, (_, at) => ({
    id: String(at).padEnd(SCENE_ID_MAX, '-'),
    title: 'ق'.repeat(SCENE_TITLE_MAX),
  })),
  view: VIEW,
  turns: true,
});

function open() {
  let time = 0;
  const now = () => time;
  const count = createBudget(MESSAGES, now);
  const content = createBudget(CONTENT, now);
  return {
    send: (data: unknown) => count(1) && content(sizeOf(data)),
    wait: (ms: number) => {
      time += ms;
    },
  };
}

describe('a tour that speaks much', () => {
  it.each([60, 144, 240])('may report %i views a second for ten minutes', (perSecond) => {
    const { send, wait } = open();
    expect(send(readyOf(500))).toBe(true);
    let refused = 0;
    for (let sent = 0; sent < perSecond * 600; sent++) {
      wait(1000 / perSecond);
      if (!send(VIEW)) refused++;
    }
    expect(refused).toBe(0);
  });

  it('may report the views of ten seconds at once, after the page was busy', () => {
    const { send } = open();
    send(readyOf(SCENES_MAX));
    for (let sent = 0; sent < 10 * 60; sent++) expect(send(VIEW)).toBe(true);
  });

  it('may tell 2,000 rooms with each of its documents', () => {
    const { send, wait } = open();
    const ready = readyOf(SCENES_MAX);
    for (let pages = 0; pages < 100; pages++) {
      wait(2000);
      expect(send(ready)).toBe(true);
    }
  });
});

describe('a flood', () => {
  it.each([
    ['1 MB messages', 'x'.repeat(1_000_000), 1],
    ['2,000 rooms 20 times per 10 ms', readyOf(SCENES_MAX), 20],
    ['views 20 times per 10 ms', VIEW, 20],
    ['nothings 100 times per 10 ms', null, 100],
  ])('of %s is noticed within a second', (_, data, perTick) => {
    const { send, wait } = open();
    let ms = 0;
    const isRefused = () => Array.from({ length: perTick }).some(() => !send(data));
    for (; ms < 60_000 && !isRefused(); ms += 10) wait(10);
    expect(ms).toBeLessThan(1000);
  });
});

describe('the size of a message', () => {
  const circle: unknown[] = [];
  circle.push(circle, { circle });

  it.each([
    ['a text', 'x'.repeat(5000)],
    ['a name', { ['x'.repeat(5000)]: 1 }],
    ['what lies deep', { a: [{ b: { c: 'x'.repeat(5000) } }] }],
    ['many small things', Array.from({ length: 700 }, () => [])],
  ])('is that of %s', (_, data) => {
    expect(sizeOf(data)).toBeGreaterThanOrEqual(5000);
    expect(sizeOf(data)).toBeLessThan(6000);
  });

  it.each([
    ['a circle', circle],
    ['nothing', undefined],
    ['a number', 5],
  ])('is small for %s', (_, data) => {
    expect(sizeOf(data)).toBeLessThan(100);
  });

  it.each([
    ['bytes', new Uint8Array(5)],
    ['a very large number', 2n ** 64n],
    ['something unknown', /x/],
  ])('is large for %s', (_, data) => {
    expect(sizeOf(data)).toBeGreaterThan(50_000);
  });

  it('is soon known for a list without values', () => {
    expect(sizeOf(Object.assign([], { length: 4_000_000_000 }))).toBeGreaterThan(CONTENT.atOnce);
  });
});
