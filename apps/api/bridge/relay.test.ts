import { afterEach, describe, expect, it, vi } from 'vitest';
import { toMessage } from '@jawla/contract/tourProtocol';
import { relay } from './relay.ts';

const ORIGIN = 'https://tours.example';
const READY = toMessage({ type: 'ready', scenes: [{ id: 'hall', title: 'Hall' }], turns: true });
const VIEW = { scene: 'hall', yaw: 1, pitch: 0, zoom: 50 };

/** A page of a tour, in the portal, with the bridge. */
function openPage() {
  const up: unknown[] = [];
  const listeners = new Set<(event: object) => void>();
  const parent = { postMessage: (message: unknown) => up.push(message) };
  const page = {
    parent,
    origin: ORIGIN,
    addEventListener: (_: string, listener: (event: object) => void) => listeners.add(listener),
    removeEventListener: (_: string, listener: (event: object) => void) =>
      listeners.delete(listener),
  };
  vi.stubGlobal('window', page);
  const receive = (source: unknown, data: unknown, origin = ORIGIN) => {
    for (const listener of listeners) listener({ source, data, origin });
  };
  const frame = (within: unknown = page) => {
    const down: unknown[] = [];
    return { down, parent: within, postMessage: (message: unknown) => down.push(message) };
  };
  return { up, parent, receive, frame, stop: relay() };
}

afterEach(() => vi.unstubAllGlobals());

describe('relay', () => {
  it('passes messages on between the portal and a frame of the same tour', () => {
    const { up, parent, receive, frame } = openPage();
    const child = frame();
    const set = toMessage({ type: 'set-view', ...VIEW });
    receive(parent, set);
    receive(child, READY);
    receive(child, toMessage({ type: 'view', ...VIEW }));
    receive(parent, set);
    expect(up).toEqual([READY, toMessage({ type: 'view', ...VIEW })]);
    expect(child.down).toEqual([set]);
  });

  it('listens to no frame of another site, no other window, and no frame that is not ready', () => {
    const { up, receive, frame } = openPage();
    receive(frame(), READY, 'https://video.example');
    receive(frame({}), READY);
    receive(null, READY);
    receive(frame(), toMessage({ type: 'view', ...VIEW }));
    receive(frame(), { type: 'ready' });
    expect(up).toEqual([]);
  });

  it('ends when the page has a player itself', () => {
    const { up, receive, frame, stop } = openPage();
    stop();
    receive(frame(), READY);
    expect(up).toEqual([]);
  });
});
