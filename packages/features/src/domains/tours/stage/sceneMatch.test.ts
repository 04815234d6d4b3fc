import { describe, expect, it } from 'vitest';
import { alignmentOf, matchScene, type ScenesOfDate } from './sceneMatch';

const march: ScenesOfDate = {
  slot: '2024-03-05',
  scenes: [
    { id: 'hall', title: 'Main hall' },
    { id: 'a1', title: 'الطَّابق الأول' },
    { id: 'b1', title: 'Bedroom' },
    { id: 'b2', title: 'Bedroom' },
    { id: 'roof' },
  ],
};
const own: ScenesOfDate = {
  slot: 'date',
  scenes: [
    { id: 'hall', title: 'Entrance' },
    { id: 'x1', title: 'الطابق الاول' },
    { id: 'x2', title: 'bedroom' },
    { id: 'x3', title: 'Main hall' },
  ],
};

describe('matchScene', () => {
  it('finds a scene by its id, also under another title', () => {
    expect(matchScene('hall', march, own, [])).toEqual({ scene: 'hall', yaw: 0, isSaved: false });
  });

  it('finds a scene by its title, as search does: without hamza and diacritics', () => {
    expect(matchScene('a1', march, own, [])?.scene).toBe('x1');
    expect(matchScene('x1', own, march, [])?.scene).toBe('a1');
  });

  it('does not guess among scenes with the same title', () => {
    expect(matchScene('b1', march, own, [])).toBeUndefined();
    expect(matchScene('x2', own, march, [])).toBeUndefined();
  });

  it('does not match scenes without a title', () => {
    expect(matchScene('roof', march, own, [])).toBeUndefined();
    expect(
      matchScene('roof', march, { slot: 'date', scenes: [{ id: 'other' }] }, []),
    ).toBeUndefined();
  });

  it('keeps the id for a tour that does not list its scenes', () => {
    const unlisted = { slot: 'date', scenes: [] };
    expect(matchScene('roof', march, unlisted, [])?.scene).toBe('roof');
    expect(matchScene('roof', unlisted, march, [])?.scene).toBe('roof');
    expect(matchScene('cellar', unlisted, march, [])).toBeUndefined();
  });

  it('finds a scene by an alignment, in both directions', () => {
    const saved = alignmentOf(
      { slot: 'date', scene: 'x2' },
      { slot: '2024-03-05', scene: 'b2' },
      0.5,
    );
    expect(saved.from.slot).toBe('2024-03-05');
    expect(matchScene('b2', march, own, [saved])).toEqual({
      scene: 'x2',
      yaw: -0.5,
      isSaved: true,
    });
    expect(matchScene('x2', own, march, [saved])).toEqual({ scene: 'b2', yaw: 0.5, isSaved: true });
  });

  it('ignores alignments of other dates, and with scenes that are gone', () => {
    const from = { slot: '2024-03-05', scene: 'b2' };
    const alignments = [
      { from, to: { slot: '2024-09-01', scene: 'x2' }, yaw: 0 },
      { from, to: { slot: 'date', scene: 'gone' }, yaw: 0 },
    ];
    expect(matchScene('b2', march, own, alignments)).toBeUndefined();
  });

  it('turns scenes that match by id, by the first alignment', () => {
    const pair = {
      from: { slot: '2024-03-05', scene: 'hall' },
      to: { slot: 'date', scene: 'hall' },
    };
    const alignments = [
      { ...pair, yaw: 1 },
      { ...pair, yaw: 2 },
    ];
    expect(matchScene('hall', march, own, alignments)?.yaw).toBe(1);
    expect(matchScene('hall', own, march, alignments)?.yaw).toBe(-1);
  });
});
