import { describe, expect, it } from 'vitest';
import { neighbours } from './tours.model';

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
