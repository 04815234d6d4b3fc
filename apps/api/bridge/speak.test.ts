import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { toMessage, type SetView, type TourView } from '@jawla/contract/tourProtocol';
import type { Player } from './player.ts';
import { speak } from './speak.ts';

const FRAME_MS = 16;

/** A page around the tour, with frames that are drawn on demand. */
function openPage() {
  const sent: unknown[] = [];
  const parent = { postMessage: (message: unknown) => sent.push(message) };
  let receive = (_event: { source: unknown; data: unknown }): void => undefined;
  let callbacks: (() => void)[] = [];
  vi.stubGlobal('window', {
    parent,
    addEventListener: (_type: string, listener: typeof receive) => {
      receive = listener;
    },
  });
  vi.stubGlobal('requestAnimationFrame', (callback: () => void) => callbacks.push(callback));
  return {
    sent,
    set: (view: Omit<SetView, 'type'>, source: unknown = parent) =>
      receive({ source, data: toMessage({ type: 'set-view', ...view }) }),
    draw(frames = 1) {
      for (let frame = 0; frame < frames; frame++) {
        vi.advanceTimersByTime(FRAME_MS);
        const due = callbacks;
        callbacks = [];
        for (const callback of due) callback();
      }
    },
    pendingFrames: () => callbacks.length,
  };
}

const at = (yaw: number, scene = 'hall'): TourView => ({ scene, yaw, pitch: 0, zoom: 50 });

/** A player of two scenes that loads none unless told to. */
function createPlayer(own: Partial<Player> = {}) {
  const state = {
    view: at(0),
    turned: new Array<number>(),
    entered: new Array<string>(),
    asStarted: new Array<boolean>(),
  };
  const player: Player = {
    turns: true,
    scenes: () => [{ id: 'hall', title: 'Hall' }, { id: 'court' }],
    view: () => state.view,
    turn(view) {
      state.turned.push(view.yaw);
      state.view = { ...view, scene: state.view.scene };
    },
    enter(scene, view) {
      state.entered.push(scene);
      state.asStarted.push(view === undefined);
    },
    ...own,
  };
  return { state, player };
}

beforeEach(() => {
  vi.useFakeTimers({ toFake: ['performance'] });
});

afterEach(() => {
  vi.useRealTimers();
  vi.unstubAllGlobals();
});

describe('a tour that speaks', () => {
  it('reports scenes and view once, then moves of the user', () => {
    const page = openPage();
    const { state, player } = createPlayer();
    speak(player);
    page.draw(3);
    state.view = at(1);
    page.draw(3);
    expect(page.sent).toEqual([
      {
        jawla: 2,
        type: 'ready',
        scenes: [{ id: 'hall', title: 'Hall' }, { id: 'court' }],
        view: at(0),
        turns: true,
      },
      { jawla: 1, type: 'view', ...at(1) },
    ]);
  });

  it('reports no move that a message caused, nor what follows from it', () => {
    const page = openPage();
    const { state, player } = createPlayer();
    speak(player);
    page.set(at(1));
    expect(state.view.yaw).toBe(1);
    // The player clamps in the next frame.
    state.view = at(0.9);
    page.draw(5);
    expect(page.sent).toHaveLength(1);
    state.view = at(0.901);
    page.draw();
    expect(page.sent).toHaveLength(1);
    state.view = at(0.91);
    page.draw();
    expect(page.sent).toHaveLength(2);
  });

  it('sets the newest of many views once per frame', () => {
    const page = openPage();
    const { state, player } = createPlayer();
    speak(player);
    for (let yaw = 1; yaw <= 1000; yaw++) page.set(at(yaw / 1000));
    page.draw(2);
    expect(state.turned).toEqual([0.001, 1]);
  });

  it('accepts messages of its page only', () => {
    const page = openPage();
    const { state, player } = createPlayer();
    speak(player);
    page.set(at(1), {});
    page.draw(2);
    expect(state.turned).toEqual([]);
  });

  it('sets the newest view when the scene is there', () => {
    const page = openPage();
    let isLoading = false;
    const { state, player } = createPlayer({ isLoading: () => isLoading });
    speak(player);
    page.set(at(1, 'court'));
    isLoading = true;
    page.draw();
    page.set(at(2, 'court'));
    page.draw();
    expect(state.entered).toEqual(['court']);
    expect(state.turned).toEqual([]);
    state.view = at(0, 'court');
    page.draw();
    isLoading = false;
    page.draw(3);
    expect(state.turned).toEqual([2]);
    expect(page.sent).toHaveLength(1);
  });

  it('turns in its scene when another does not load for 10 seconds', () => {
    const page = openPage();
    const { state, player } = createPlayer();
    speak(player);
    page.set(at(1, 'court'));
    page.draw(100);
    expect(state.turned).toEqual([]);
    vi.advanceTimersByTime(10_000);
    page.draw();
    expect(state.turned).toEqual([1]);
  });

  it('turns in its scene when it does not have the other', () => {
    const page = openPage();
    const { state, player } = createPlayer();
    speak(player);
    page.set(at(1, 'cellar'));
    expect(state.entered).toEqual([]);
    expect(state.turned).toEqual([1]);
  });

  it('shows a scene as its author starts it, and then reports the view', () => {
    const page = openPage();
    let isLoading = false;
    const { state, player } = createPlayer({ isLoading: () => isLoading });
    speak(player);
    page.draw();
    page.set({ ...at(0, 'court'), own: true });
    isLoading = true;
    page.draw(5);
    state.view = at(-3, 'court');
    page.draw(5);
    expect(page.sent).toHaveLength(1);
    isLoading = false;
    page.draw();
    // The player clamps in the next frame.
    state.view = at(-2.9, 'court');
    page.draw(5);
    expect(state.entered).toEqual(['court']);
    expect(state.asStarted).toEqual([true]);
    expect(state.turned).toEqual([]);
    expect(page.sent.slice(1)).toEqual([{ jawla: 1, type: 'view', ...at(-2.9, 'court') }]);
    page.set(at(1, 'court'));
    page.draw(5);
    expect(state.turned).toEqual([1]);
    expect(page.sent).toHaveLength(2);
  });

  it('is ready after it has opened its link', () => {
    const page = openPage();
    const { state, player } = createPlayer();
    speak(player, '.2~90~0~50');
    expect(page.sent).toEqual([]);
    expect(state.entered).toEqual(['court']);
    state.view = at(0, 'court');
    page.draw();
    expect(page.sent).toMatchObject([{ type: 'ready', view: { scene: 'court' } }]);
    expect(state.view.yaw).toBeCloseTo(Math.PI / 2);
  });

  it('opens the direction of a link without a scene if it has none', () => {
    const page = openPage();
    const { state, player } = createPlayer({ scenes: () => [] });
    state.view = at(0, '');
    speak(player, '~90~0~50');
    expect(page.sent).toMatchObject([{ type: 'ready', scenes: [] }]);
    expect(state.view.yaw).toBeCloseTo(Math.PI / 2);
  });

  it('needs no frames while a player that tells changes rests', () => {
    const page = openPage();
    let tell = (): void => undefined;
    const { state, player } = createPlayer({
      watch(onChange) {
        tell = onChange;
      },
    });
    speak(player);
    page.draw(3);
    expect(page.pendingFrames()).toBe(0);
    state.view = at(1);
    tell();
    state.view = at(2);
    tell();
    expect(page.sent).toHaveLength(2);
    page.draw(3);
    expect(page.sent).toHaveLength(3);
    expect(page.pendingFrames()).toBe(0);
  });

  it('reads the view by itself when that fails', () => {
    const page = openPage();
    const { state, player } = createPlayer({
      watch() {
        throw new Error('watch');
      },
    });
    speak(player);
    state.view = at(1);
    page.draw(2);
    expect(page.sent).toHaveLength(2);
  });

  it('reports no view that is no number', () => {
    const page = openPage();
    const { state, player } = createPlayer();
    speak(player);
    state.view = at(Number.NaN);
    page.draw(2);
    expect(page.sent).toHaveLength(1);
  });

  it('does not mind a player that throws', async () => {
    const page = openPage();
    const fail = (): never => {
      throw new Error('player');
    };
    const { player } = createPlayer({ enter: () => Promise.reject(new Error('404')), turn: fail });
    speak(player);
    page.set(at(1, 'court'));
    page.set(at(1));
    page.draw(3);
    await Promise.resolve();
    expect(page.sent).toHaveLength(1);
  });
});
