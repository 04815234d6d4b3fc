import { describe, expect, it, vi } from 'vitest';
import { SCENES_MAX, SCENE_TITLE_MAX, type LinkedView } from '@jawla/contract/tourProtocol';
import { createTourSync, type Pane } from './tourSync';

const HALL = { id: 'hall', title: 'Hall' };
const COURT = { id: 'court', title: 'Court' };

/** A stage whose clock and animation frames are under control. */
function open(linked?: LinkedView) {
  let time = 0;
  let frames: (() => void)[] = [];
  const sync = createTourSync({
    linked,
    now: () => time,
    onNextFrame: (callback) => frames.push(callback),
  });
  const renders = vi.fn<() => void>();
  sync.subscribe(renders);
  const frame = () => {
    time += 16;
    const due = frames;
    frames = [];
    for (const callback of due) callback();
  };

  const add = (pane: Pane, slot: string) => {
    const received: unknown[] = [];
    const window = { postMessage: (message: unknown) => received.push(message) };
    let hasPointer = false;
    const onCookiesCleared = vi.fn<() => void>();
    const onSpeak = vi.fn<() => void>();
    const onFlood = vi.fn<() => void>();
    const { onLoad, disconnect } = sync.connect(
      { contentWindow: window, matches: () => hasPointer },
      { pane, slot, onCookiesCleared, onSpeak, onFlood },
    );
    const say = (data: object) => sync.receive({ source: window, data: { jawla: 1, ...data } });
    return {
      window,
      onLoad,
      disconnect,
      onCookiesCleared,
      onSpeak,
      onFlood,
      say,
      ready: (extra: object = {}) =>
        say({ jawla: 2, type: 'ready', scenes: [HALL, COURT], turns: true, ...extra }),
      turn: (yaw: number, extra: object = {}) =>
        say({ type: 'view', scene: 'hall', yaw, pitch: 0, zoom: 50, ...extra }),
      /** Moves the pointer into the frame, or out. */
      point: (isInside = true) => {
        hasPointer = isInside;
      },
      /** What it has received since the last call. */
      heard: () => received.splice(0),
    };
  };
  const wait = (ms: number) => {
    time += ms;
  };
  return { sync, renders, frame, wait, add };
}

function setView(yaw: number, extra: object = {}) {
  return { jawla: 1, type: 'set-view', scene: 'hall', yaw, pitch: 0, zoom: 50, ...extra };
}

/** Two tours of the same scenes that are ready. */
function openTwo() {
  const stage = open();
  const main = stage.add('main', 'date');
  const other = stage.add('other', '2024-03-05');
  main.ready();
  other.ready();
  stage.frame();
  stage.renders.mockClear();
  return { ...stage, main, other };
}

describe('the state of a tour', () => {
  it('is known once it is ready, and gone with its frame', () => {
    const { sync, frame, add } = open();
    const tour = add('main', 'date');
    tour.turn(1);
    frame();
    expect(sync.getSnapshot().main).toBeUndefined();
    tour.ready({ turns: false, view: { scene: 'court', yaw: 1, pitch: 0, zoom: 50 } });
    frame();
    expect(sync.getSnapshot().main).toEqual({
      slot: 'date',
      scenes: [HALL, COURT],
      turns: false,
      scene: 'court',
    });
    tour.disconnect();
    frame();
    expect(sync.getSnapshot().main).toBeUndefined();
    tour.ready();
    frame();
    expect(sync.getSnapshot().main).toBeUndefined();
  });

  it('is replaced by that of the next document', () => {
    const { sync, frame, add } = open();
    const tour = add('main', 'date');
    tour.ready();
    tour.onLoad();
    frame();
    expect(sync.getSnapshot().main?.scenes).toHaveLength(2);
    tour.ready({ scenes: [HALL] });
    tour.onLoad();
    frame();
    expect(sync.getSnapshot().main?.scenes).toEqual([HALL]);
    // The next document does not speak the protocol.
    tour.onLoad();
    frame();
    expect(sync.getSnapshot().main).toBeUndefined();
  });

  it('is that of the previous date until its frame is gone', () => {
    const { sync, frame, add } = open();
    const old = add('main', 'date');
    old.ready();
    const next = add('main', '2024-03-05');
    next.ready({ scenes: [COURT] });
    frame();
    expect(sync.getSnapshot().main?.slot).toBe('date');
    old.disconnect();
    frame();
    expect(sync.getSnapshot().main?.slot).toBe('2024-03-05');
  });

  it('does not change while the user turns', () => {
    const { renders, frame, main } = openTwo();
    for (let yaw = 0; yaw < 3; yaw += 0.1) {
      main.turn(yaw);
      frame();
    }
    // The scene became known.
    expect(renders).toHaveBeenCalledTimes(1);
    main.turn(0, { scene: 'court' });
    frame();
    expect(renders).toHaveBeenCalledTimes(2);
  });
});

describe('a hostile tour', () => {
  it('causes one change per animation frame, however many messages it sends', () => {
    const { sync, renders, frame, main, other } = openTwo();
    for (let at = 0; at < 10_000; at++) main.turn(at, { scene: at % 2 === 0 ? 'hall' : 'court' });
    frame();
    expect(renders).toHaveBeenCalledTimes(1);
    expect(sync.getSnapshot().main?.scene).toBe('court');
    expect(other.heard()).toHaveLength(1);
    frame();
    expect(other.heard()).toEqual([]);
  });

  it('is read only a few times per animation frame, but to its last message', () => {
    const { sync, frame, main } = openTwo();
    const read = vi.fn<() => void>();
    for (let at = 0; at < 1000; at++) {
      const data = { jawla: 1, type: 'view', scene: 'hall', yaw: at / 1000, pitch: 0, zoom: 50 };
      sync.receive({
        source: main.window,
        get data() {
          read();
          return data;
        },
      });
    }
    frame();
    expect(read.mock.calls.length).toBeLessThanOrEqual(10);
    expect(sync.viewIn('main')?.yaw).toBe(0.999);
  });

  it('is a flood once it sends more than can be read, and not before', () => {
    const { frame, main, other } = openTwo();
    const note = 'x'.repeat(1_000_000);
    for (let sent = 0; sent < 2; sent++) {
      main.say({ note });
      frame();
    }
    expect(main.onFlood).not.toHaveBeenCalled();
    main.say({ note });
    expect(main.onFlood).toHaveBeenCalledOnce();
    expect(other.onFlood).not.toHaveBeenCalled();
  });

  it('is ready once per document and second', () => {
    const { sync, wait, frame, add } = open();
    const tour = add('main', 'date');
    tour.ready();
    tour.ready({ scenes: [HALL] });
    frame();
    expect(sync.getSnapshot().main?.scenes).toHaveLength(2);
    wait(1000);
    tour.ready({ scenes: [HALL] });
    frame();
    expect(sync.getSnapshot().main?.scenes).toHaveLength(1);
  });

  it('has bounded scenes and titles', () => {
    const { sync, frame, add } = open();
    const tour = add('main', 'date');
    const title = `\u202e${'x'.repeat(200)}`;
    const scenes = Array.from({ length: 2 * SCENES_MAX }, (_, id) => ({ id: String(id), title }));
    tour.ready({ scenes });
    frame();
    const known = sync.getSnapshot().main?.scenes ?? [];
    expect(known).toHaveLength(SCENES_MAX);
    expect(known[0]?.title).toBe('x'.repeat(SCENE_TITLE_MAX));
  });

  it.each([{ yaw: NaN }, { pitch: Infinity }, { zoom: '50' }, { scene: 'x'.repeat(1000) }])(
    'does not turn the other tour by %o',
    (lie) => {
      const { frame, main, other } = openTwo();
      main.turn(1, lie);
      frame();
      expect(other.heard()).toEqual([]);
    },
  );

  it('cannot turn the other tour further than it turns', () => {
    const { frame, main, other } = openTwo();
    main.turn(1e300, { pitch: 1e300, zoom: -1e300 });
    frame();
    const [message] = other.heard();
    expect(message).toMatchObject({ pitch: Math.PI / 2, zoom: 0 });
  });

  it('speaks for its own frame only', () => {
    const { sync, renders, frame, main, other } = openTwo();
    const data = { jawla: 2, type: 'ready', scenes: [{ id: 'fake' }] };
    sync.receive({ source: { postMessage: () => undefined }, data });
    sync.receive({ source: null, data });
    frame();
    expect(renders).not.toHaveBeenCalled();
    main.say({ type: 'cookies-cleared' });
    expect(main.onCookiesCleared).toHaveBeenCalledOnce();
    expect(other.onCookiesCleared).not.toHaveBeenCalled();
  });

  it('tells which tour has spoken, once it is ready', () => {
    const { add, frame } = open();
    const main = add('main', 'date');
    const other = add('other', '2024-01-01');
    main.say({ type: 'motion' });
    main.turn(1);
    main.say({ type: 'steady' });
    frame();
    expect(main.onSpeak).not.toHaveBeenCalled();
    main.ready();
    frame();
    expect(main.onSpeak).toHaveBeenCalledOnce();
    expect(other.onSpeak).not.toHaveBeenCalled();
  });
});

describe('the view', () => {
  it('of one tour is set in the other, once per animation frame', () => {
    const { frame, main, other } = openTwo();
    main.turn(1);
    main.turn(2);
    expect(other.heard()).toEqual([]);
    frame();
    expect(other.heard()).toEqual([setView(2)]);
    expect(main.heard()).toEqual([]);
  });

  it('is not set in a tour without a matching scene', () => {
    const { frame, wait, main, other } = openTwo();
    wait(2000);
    other.ready({ scenes: [COURT] });
    main.turn(1);
    frame();
    expect(other.heard()).toEqual([]);
    main.turn(1, { scene: 'court' });
    frame();
    expect(other.heard()).toEqual([setView(1, { scene: 'court' })]);
  });

  it('is turned by the alignment of the two scenes', () => {
    const { sync, frame, wait, main, other } = openTwo();
    main.turn(1);
    frame();
    other.heard();
    const from = { slot: '2024-03-05', scene: 'hall' };
    sync.setAlignments([{ from, to: { slot: 'date', scene: 'hall' }, yaw: 0.25 }]);
    frame();
    expect(other.heard()).toEqual([setView(0.75)]);
    expect(main.heard()).toEqual([]);
    wait(1000);
    other.turn(0.5);
    frame();
    expect(main.heard()).toEqual([setView(0.75)]);
  });

  it('is only the scene for tours that do not turn', () => {
    const { frame, wait, main, other } = openTwo();
    wait(2000);
    other.ready({ turns: false, view: { scene: 'hall', yaw: 0.5, pitch: 0, zoom: 20 } });
    frame();
    other.heard();
    main.turn(1);
    frame();
    expect(other.heard()).toEqual([]);
    main.turn(1, { scene: 'court' });
    frame();
    expect(other.heard()).toEqual([setView(0.5, { scene: 'court', zoom: 20 })]);
  });

  it('stays with the tour of the next date, also if its scenes have other ids', () => {
    const { frame, add } = open();
    const old = add('main', 'date');
    old.ready();
    old.turn(1);
    frame();
    old.disconnect();
    const next = add('main', '2024-03-05');
    next.ready({ scenes: [{ id: 'pano-7', title: 'hall' }] });
    frame();
    expect(next.heard()).toEqual([setView(1, { scene: 'pano-7' })]);
  });

  it('of the main tour is the first, if it is known', () => {
    const { frame, add } = open();
    const other = add('other', '2024-03-05');
    other.ready({ view: { scene: 'court', yaw: 3, pitch: 0, zoom: 50 } });
    const main = add('main', 'date');
    main.ready({ view: { scene: 'hall', yaw: 1, pitch: 0, zoom: 50 } });
    frame();
    expect(other.heard()).toEqual([setView(1)]);
    expect(main.heard()).toEqual([]);
  });

  it('is that of the scene that the user chooses, in both tours', () => {
    const { sync, frame, main, other } = openTwo();
    main.turn(1, { zoom: 20 });
    frame();
    other.heard();
    sync.goTo('court');
    // A report that crosses the request.
    main.turn(1.1, { zoom: 20 });
    frame();
    const court = setView(0, { scene: 'court', zoom: 20 });
    expect(main.heard()).toEqual([{ ...court, own: true }]);
    expect(other.heard()).toEqual([court]);
    expect(sync.getSnapshot().main?.scene).toBe('court');
    expect(sync.getSnapshot().other?.scene).toBe('court');
  });

  it('is the one with which the chosen scene starts, once the tour has told it', () => {
    const { sync, frame, wait, main, other } = openTwo();
    main.point();
    main.turn(1);
    frame();
    sync.goTo('court');
    frame();
    other.heard();
    main.turn(1.1);
    main.turn(-3, { scene: 'court', pitch: 0.2, zoom: 30 });
    frame();
    expect(sync.viewIn('main')).toEqual({ scene: 'court', yaw: -3, pitch: 0.2, zoom: 30 });
    expect(other.heard()).toEqual([setView(-3, { scene: 'court', pitch: 0.2, zoom: 30 })]);
    expect(main.heard().slice(1)).toEqual([]);
    // From then on, the user turns.
    wait(16);
    main.turn(-2.9, { scene: 'court' });
    frame();
    expect(other.heard()).toEqual([setView(-2.9, { scene: 'court' })]);
  });

  it('is the one with which the scene starts, also if it loads for long', () => {
    const { sync, frame, wait, main, other } = openTwo();
    sync.goTo('court');
    frame();
    wait(8000);
    main.turn(-3, { scene: 'court' });
    frame();
    expect(sync.viewIn('main')?.yaw).toBe(-3);
    expect(other.heard()).toHaveLength(2);
  });
});

describe('an echo', () => {
  it('is not sent back: two tours that report rounding differences come to rest', () => {
    const { frame, main, other } = openTwo();
    main.turn(1);
    for (let step = 0; step < 100; step++) {
      frame();
      for (const tour of [main, other]) {
        for (const message of tour.heard()) {
          if (hasYaw(message)) tour.turn(message.yaw + 0.003);
        }
      }
    }
    frame();
    expect([...main.heard(), ...other.heard()]).toEqual([]);
  });

  it('is recognized by its time as well, such as of a tour with other limits', () => {
    const { frame, wait, main, other } = openTwo();
    main.turn(1, { pitch: 1.5 });
    frame();
    wait(300);
    other.turn(1, { pitch: 1 });
    frame();
    expect(main.heard()).toEqual([]);
    wait(300);
    other.turn(1.1, { pitch: 1 });
    frame();
    expect(main.heard()).toEqual([setView(1.1, { pitch: 1 })]);
  });

  it('is not assumed where the pointer is', () => {
    const { frame, main, other } = openTwo();
    main.turn(1);
    frame();
    other.point();
    other.turn(1.2);
    frame();
    expect(main.heard()).toEqual([setView(1.2)]);
    // Rounding is an echo in any case.
    main.turn(1.203);
    main.point();
    main.turn(1.203);
    frame();
    expect(other.heard()).toEqual([setView(1)]);
  });
});

describe('a tour that reports a view right after it is ready, with the pointer in it', () => {
  const linked = { scene: { place: 2 }, yaw: 1, pitch: 0.5, zoom: 40 };
  const court = setView(1, { scene: 'court', pitch: 0.5, zoom: 40 });
  const START = { view: { scene: 'hall', yaw: 0, pitch: 0, zoom: 50 } };

  it('opens a link all the same, and leads the other tour to it', () => {
    const { sync, frame, wait, add } = open(linked);
    const main = add('main', 'date');
    const other = add('other', '2024-03-05');
    other.ready(START);
    main.point();
    main.ready(START);
    main.turn(0);
    frame();
    // Sent before the tour has received the view.
    main.turn(0.1);
    frame();
    expect(main.heard()).toEqual([court]);
    expect(other.heard()).toEqual([court]);
    expect(sync.viewIn('main')).toMatchObject({ scene: 'court', yaw: 1 });
    wait(500);
    main.turn(2, { scene: 'court' });
    frame();
    expect(other.heard()).toEqual([setView(2, { scene: 'court' })]);
  });

  it('shows the view of the date before', () => {
    const { sync, frame, add } = open();
    const old = add('main', 'date');
    old.ready();
    old.turn(1);
    frame();
    old.disconnect();
    const next = add('main', '2024-03-05');
    next.point();
    next.ready(START);
    next.turn(0);
    frame();
    next.turn(0.1);
    frame();
    expect(next.heard()).toEqual([setView(1)]);
    expect(sync.viewIn('main')?.yaw).toBe(1);
  });

  it('shows the view of the tour that it is compared with', () => {
    const { frame, add } = open();
    const main = add('main', 'date');
    main.ready();
    main.turn(1);
    const other = add('other', '2024-03-05');
    other.point();
    other.ready(START);
    other.turn(0);
    frame();
    other.turn(0.1);
    frame();
    expect(other.heard()).toEqual([setView(1)]);
    expect(main.heard()).toEqual([]);
  });

  it('shows the scene that the user chooses', () => {
    const { sync, frame, main } = openTwo();
    main.point();
    sync.goTo('court');
    main.turn(0.1);
    frame();
    main.turn(0.2);
    frame();
    expect(main.heard()).toEqual([setView(0, { scene: 'court', own: true })]);
    expect(sync.viewIn('main')?.scene).toBe('court');
  });
});

describe('the view of a link', () => {
  const linked = { scene: { place: 2 }, yaw: 1, pitch: 0.5, zoom: 40 };
  const view = setView(1, { scene: 'court', pitch: 0.5, zoom: 40 });

  it('is shown once, and the other tour follows', () => {
    const { frame, wait, add } = open(linked);
    const main = add('main', 'date');
    const other = add('other', '2024-03-05');
    other.ready();
    main.ready();
    frame();
    expect(main.heard()).toEqual([view]);
    expect(other.heard()).toEqual([view]);
    main.turn(2);
    wait(2000);
    main.turn(2);
    main.ready();
    frame();
    expect(main.heard()).toEqual([setView(2)]);
  });

  it('is a direction alone in a tour without scenes', () => {
    const { frame, add } = open({ ...linked, scene: undefined });
    const main = add('main', 'date');
    main.ready({ scenes: [], view: { scene: '', yaw: 0, pitch: 0, zoom: 50 } });
    frame();
    expect(main.heard()).toEqual([{ ...view, scene: '' }]);
  });

  it('is dropped if the tour does not have the scene', () => {
    const { frame, wait, add } = open({ ...linked, scene: { id: 'gone' } });
    const main = add('main', 'date');
    main.ready();
    frame();
    wait(2000);
    main.ready({ scenes: [{ id: 'gone' }] });
    frame();
    expect(main.heard()).toEqual([]);
  });
});

describe('a place that was seen', () => {
  const direction = { yaw: 1, pitch: 0.25, zoom: 40 };
  const seen = { slot: 'date', scene: 'court', title: '', direction };

  it('is shown in the main tour, and the other one follows', () => {
    const { sync, frame, main, other } = openTwo();
    expect(sync.goToPlace(seen)).toBe('place');
    frame();
    const view = setView(1, { scene: 'court', pitch: 0.25, zoom: 40 });
    expect(main.heard()).toEqual([view]);
    expect(other.heard()).toEqual([view]);
  });

  it('is shown again when the user has turned away', () => {
    const { sync, frame, wait, main } = openTwo();
    sync.goToPlace(seen);
    frame();
    wait(2000);
    main.turn(3);
    frame();
    main.heard();
    sync.goToPlace(seen);
    frame();
    expect(main.heard()).toEqual([setView(1, { scene: 'court', pitch: 0.25, zoom: 40 })]);
  });

  it('is found on another date by its title or an alignment, turned by that', () => {
    const { sync, frame, add } = open();
    const main = add('main', '2024-03-05');
    main.ready({ scenes: [{ id: 'pano1', title: 'Court' }, { id: 'pano2' }] });
    frame();
    main.heard();
    const ofBefore = { ...seen, scene: 'c', title: 'court' };
    expect(sync.goToPlace(ofBefore)).toBe('place');
    frame();
    expect(main.heard()).toEqual([setView(1, { scene: 'pano1', pitch: 0.25, zoom: 40 })]);
    sync.setAlignments([
      { from: { slot: '2024-03-05', scene: 'pano2' }, to: { slot: 'date', scene: 'roof' }, yaw: 2 },
    ]);
    expect(sync.goToPlace({ ...seen, scene: 'roof' })).toBe('place');
    frame();
    expect(main.heard()).toEqual([setView(-1, { scene: 'pano2', pitch: 0.25, zoom: 40 })]);
  });

  it('is its scene alone in a tour that cannot be turned, or that told no direction', () => {
    const { sync, frame, add } = open();
    const main = add('main', 'date');
    main.ready({ turns: false });
    frame();
    main.heard();
    expect(sync.goToPlace(seen)).toBe('scene');
    expect(sync.goToPlace({ ...seen, direction: undefined })).toBe('scene');
    frame();
    expect(main.heard()).toMatchObject([{ scene: 'court', own: true }]);
  });

  it('is not shown if the tour has no such scene, or has not said that it speaks', () => {
    const { sync, frame, add } = open();
    const main = add('main', 'date');
    expect(sync.goToPlace(seen)).toBeUndefined();
    main.ready();
    frame();
    main.heard();
    expect(sync.goToPlace({ ...seen, scene: 'gone', title: 'Gone' })).toBeUndefined();
    frame();
    expect(main.heard()).toEqual([]);
  });
});

describe('while paused', () => {
  it('turns each tour alone, and lets the other follow the main tour afterwards', () => {
    const { sync, frame, wait, main, other } = openTwo();
    main.turn(1);
    frame();
    other.heard();
    sync.setPaused(true);
    wait(1000);
    other.turn(2);
    frame();
    expect(main.heard()).toEqual([]);
    expect(sync.viewIn('other')?.yaw).toBe(2);
    sync.setPaused(false);
    frame();
    expect(other.heard()).toEqual([setView(1)]);
  });
});

describe('titles', () => {
  it('are hidden in tours that are ready, and shown again', () => {
    const { sync, frame, add, main } = openTwo();
    const mute = add('other', '2024-03-05');
    sync.setTitles(false);
    frame();
    frame();
    expect(main.heard()).toEqual([{ jawla: 1, type: 'set-title', visible: false }]);
    sync.setTitles(true);
    frame();
    expect(main.heard()).toEqual([{ jawla: 1, type: 'set-title', visible: true }]);
    expect(mute.heard()).toEqual([]);
  });
});

function hasYaw(message: unknown): message is { yaw: number } {
  return typeof message === 'object' && message !== null && 'yaw' in message;
}
