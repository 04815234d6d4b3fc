import { describe, expect, it } from 'vitest';
import {
  formatView,
  parseView,
  readPageMessage,
  readTourMessage,
  resolveView,
  SCENE_TITLE_MAX,
  SCENES_MAX,
  toMessage,
  turned,
} from './tourProtocol.ts';

const VIEW = { scene: 'hall', yaw: 1, pitch: -0.2, zoom: 30 };
const READY = { type: 'ready', scenes: [{ id: 'hall', title: 'The hall' }], turns: true } as const;

describe('messages of a tour', () => {
  it('are parsed if they conform to the protocol', () => {
    expect(readTourMessage({ jawla: 1, type: 'view', ...VIEW, more: 'ignored' })).toEqual({
      type: 'view',
      ...VIEW,
    });
    expect(readTourMessage({ jawla: 1, type: 'motion' })).toEqual({ type: 'motion' });
  });

  it('name scenes by ids in version 1, and with titles in version 2', () => {
    const scenes = [{ id: 'hall' }];
    expect(readTourMessage({ jawla: 1, type: 'ready', scenes: ['hall', 'hall', 7] })).toEqual({
      type: 'ready',
      scenes,
      turns: true,
    });
    expect(readTourMessage(toMessage({ ...READY, view: VIEW, turns: false }))).toEqual({
      ...READY,
      view: VIEW,
      turns: false,
    });
    expect(readTourMessage({ jawla: 1, type: 'ready' })).toEqual({ ...READY, scenes: [] });
  });

  it.each([
    null,
    'view',
    {},
    { jawla: 3, type: 'ready', scenes: [] },
    { jawla: 2, type: 'view', ...VIEW },
    { jawla: 1, type: 'set-view', ...VIEW },
    { jawla: 1, type: 'view', ...VIEW, scene: 7 },
    { jawla: 1, type: 'view', ...VIEW, scene: 'x'.repeat(201) },
    { jawla: 1, type: 'view', ...VIEW, yaw: Number.NaN },
    { jawla: 1, type: 'view', ...VIEW, pitch: '0' },
    { jawla: 1, type: 'view', ...VIEW, zoom: Number.POSITIVE_INFINITY },
  ])('are ignored otherwise: %j', (data) => {
    expect(readTourMessage(data)).toBeUndefined();
  });

  it('are limited in number of scenes, and in length and characters of titles', () => {
    const million = Array.from({ length: 1_000_000 }, (_, at) => ({ id: String(at) }));
    const many = readTourMessage({ jawla: 2, type: 'ready', scenes: million });
    expect(many?.type === 'ready' && many.scenes.length).toBe(SCENES_MAX);
    const titles = ['x'.repeat(1_000_000), 'a\u202eb\nc', '\u200b', 5];
    const read = readTourMessage({
      jawla: 2,
      type: 'ready',
      scenes: titles.map((title, at) => ({ id: String(at), title })),
    });
    expect(read?.type === 'ready' && read.scenes.map(({ title }) => title)).toEqual([
      'x'.repeat(SCENE_TITLE_MAX),
      'a b c',
      undefined,
      undefined,
    ]);
  });
});

describe('messages of the page', () => {
  it('set the view and the titles', () => {
    const setView = { type: 'set-view', ...VIEW } as const;
    expect(toMessage(setView)).toEqual({ jawla: 1, ...setView });
    expect(readPageMessage(toMessage(setView))).toEqual(setView);
    const own = { ...setView, own: true } as const;
    expect(readPageMessage(toMessage(own))).toEqual(own);
    expect(readPageMessage({ ...toMessage(setView), own: 'yes' })).toEqual(setView);
    const hide = { type: 'set-title', visible: false } as const;
    expect(readPageMessage(toMessage(hide))).toEqual(hide);
  });

  it.each([
    null,
    { jawla: 1, type: 'view', ...VIEW },
    { jawla: 1, type: 'set-title', visible: 1 },
    { jawla: 1, type: 'set-view', ...VIEW, yaw: Number.NaN },
  ])('are ignored otherwise: %j', (data) => {
    expect(readPageMessage(data)).toBeUndefined();
  });
});

describe('a view in a URL', () => {
  const scenes = [{ id: 'hall' }, { id: 'قاعة الاستقبال' }, { id: 'x'.repeat(21) }];
  const at = (scene: string) => ({ ...VIEW, scene });

  it('has at most 40 characters and can be read', () => {
    expect(formatView(at('hall'), scenes)).toBe('hall~57~-11~30');
    expect(formatView(at('قاعة الاستقبال'), scenes)).toBe('.2~57~-11~30');
    expect(formatView(at('x'.repeat(21)), scenes)).toBe('.3~57~-11~30');
    expect(formatView({ ...at('hall'), yaw: 4, pitch: -0.001 }, scenes)).toBe('hall~-131~0~30');
  });

  it('opens its scene', () => {
    for (const { id } of scenes) {
      const parsed = parseView(formatView(at(id), scenes) ?? '');
      const view = parsed && resolveView(parsed, scenes);
      expect(view?.scene).toBe(id);
      expect(view?.yaw).toBeCloseTo(VIEW.yaw, 1);
      expect(view?.pitch).toBeCloseTo(VIEW.pitch, 1);
      expect(view?.zoom).toBe(VIEW.zoom);
    }
  });

  it('is a direction alone for a tour without scenes', () => {
    expect(formatView(at(''), [])).toBe('~57~-11~30');
    const parsed = parseView('~57~-11~30');
    expect(parsed && resolveView(parsed, [])).toMatchObject({ scene: '', zoom: 30 });
    expect(parsed && resolveView(parsed, scenes)).toBeUndefined();
    expect(formatView(at(''), scenes)).toBeUndefined();
    expect(formatView(at('hall'), [])).toBeUndefined();
  });

  it('is undefined for scenes that the tour does not have', () => {
    expect(formatView(at('cellar'), scenes)).toBeUndefined();
    for (const text of ['cellar~0~0~0', '.4~0~0~0', '.9999~0~0~0']) {
      const parsed = parseView(text);
      expect(parsed && resolveView(parsed, scenes)).toBeUndefined();
    }
  });

  it.each(['', 'hall', 'hall~1~2', 'a b~1~2~3', 'hall~NaN~0~0', 'hall~1e9~0~0', '.0~1~2~3'])(
    'is undefined for %j',
    (text) => {
      expect(parseView(text)).toBeUndefined();
    },
  );
});

it('returns an angle between -π and π', () => {
  expect(turned(1)).toBe(1);
  expect(turned(-Math.PI)).toBe(-Math.PI);
  expect(turned(3 * Math.PI - 0.5)).toBeCloseTo(Math.PI - 0.5);
  expect(turned(-4)).toBeCloseTo(2 * Math.PI - 4);
  expect(Math.abs(turned(Number.MAX_VALUE))).toBeLessThanOrEqual(Math.PI);
});
