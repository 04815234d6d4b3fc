import { describe, expect, it } from 'vitest';
import { neighbours } from '../tours.model';
import { readTourMessage, setView } from './tourMessage';

const VIEW = { jawla: 1, type: 'view', scene: 'hall', yaw: 1, pitch: -0.2, zoom: 30 };

describe('messages of a tour', () => {
  it('are parsed if they conform to the protocol', () => {
    expect(readTourMessage({ jawla: 1, type: 'ready', scenes: ['hall'] })).toEqual({
      type: 'ready',
    });
    expect(readTourMessage({ ...VIEW, more: 'ignored' })).toEqual({
      type: 'view',
      scene: 'hall',
      yaw: 1,
      pitch: -0.2,
      zoom: 30,
    });
  });

  it.each([
    null,
    'view',
    {},
    { ...VIEW, jawla: 2 },
    { ...VIEW, type: 'set-view' },
    { ...VIEW, scene: 7 },
    { ...VIEW, scene: 'x'.repeat(201) },
    { ...VIEW, yaw: Number.NaN },
    { ...VIEW, pitch: '0' },
    { ...VIEW, zoom: Number.POSITIVE_INFINITY },
  ])('are ignored otherwise: %j', (data) => {
    expect(readTourMessage(data)).toBeUndefined();
  });

  it('can only be answered with a view', () => {
    const view = { scene: 'hall', yaw: 1, pitch: 0, zoom: 5 };
    expect(setView(view)).toEqual({ jawla: 1, type: 'set-view', ...view });
  });
});

describe('the neighbours of a date', () => {
  const days = ['2025-04-20', '2024-09-15', '2024-02-01'].map((day) => ({ day, segment: day }));

  it('are the nearest dates', () => {
    expect(neighbours(days, '2024-09-15', () => false)).toEqual({
      older: '2024-02-01',
      newer: '2025-04-20',
    });
  });

  it('skip dates without a tour', () => {
    expect(neighbours(days, '2024-02-01', (day) => day === '2024-09-15')).toEqual({
      older: undefined,
      newer: '2025-04-20',
    });
  });
});
