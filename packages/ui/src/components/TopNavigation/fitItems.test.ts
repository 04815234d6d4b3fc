import { describe, expect, it } from 'vitest';
import { fitItems } from './fitItems';

const widths = { full: [80, 120, 100], short: [80, 60, 100], more: 70 };

describe('fitItems', () => {
  it('shows all labels in full when they fit exactly', () => {
    expect(fitItems(widths, 300)).toEqual({ labels: 'full', shown: 3 });
  });

  it('shortens the labels before it hides an item', () => {
    expect(fitItems(widths, 299)).toEqual({ labels: 'short', shown: 3 });
    expect(fitItems(widths, 240)).toEqual({ labels: 'short', shown: 3 });
  });

  it('reserves room for the button when an item is hidden', () => {
    expect(fitItems(widths, 239)).toEqual({ labels: 'short', shown: 2 });
    expect(fitItems(widths, 209)).toEqual({ labels: 'short', shown: 1 });
  });

  it('hides every item when there is no room for the first', () => {
    expect(fitItems(widths, 100)).toEqual({ labels: 'short', shown: 0 });
    expect(fitItems(widths, 0)).toEqual({ labels: 'short', shown: 0 });
  });

  it('fits no items into a width of zero', () => {
    expect(fitItems({ full: [], short: [], more: 70 }, 0)).toEqual({ labels: 'full', shown: 0 });
  });
});
