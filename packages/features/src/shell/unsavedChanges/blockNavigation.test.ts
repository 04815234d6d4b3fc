import { beforeEach, describe, expect, it, vi } from 'vitest';
import type { Navigator } from 'react-router-dom';
import { blockNavigation, type GoOn } from './blockNavigation';

/** The router's history, and the browser's below it. */
function surroundings() {
  const moves: string[] = [];
  const history: Navigator = {
    createHref: () => '',
    push: (to) => moves.push(`push ${pathOf(to)}`),
    replace: (to) => moves.push(`replace ${pathOf(to)}`),
    go: (delta) => moves.push(`go ${delta}`),
  };
  return { moves, history };
}

function pathOf(to: unknown): string {
  return typeof to === 'object' && to !== null && 'pathname' in to ? String(to.pathname) : '';
}

const to = (pathname: string) => ({ pathname, search: '', hash: '' });

describe('while there is unsaved work', () => {
  let asked: GoOn[];
  const ask = (goOn: GoOn) => asked.push(goOn);

  beforeEach(() => {
    asked = [];
    vi.stubGlobal('window', {
      history: { state: { idx: 2 }, go: () => undefined },
      location: { pathname: '/dashboard/noor' },
    });
  });

  it('holds every way out until the person says yes', () => {
    const { history, moves } = surroundings();
    blockNavigation(history, ask);
    history.push(to('/dashboard'));
    history.replace(to('/logout'));
    history.go(-1);
    expect(moves).toEqual([]);
    expect(asked).toHaveLength(3);
    asked[1]?.();
    expect(moves).toEqual(['replace /logout']);
    // Free from then on.
    history.push(to('/dashboard'));
    expect(moves).toEqual(['replace /logout', 'push /dashboard']);
  });

  it('lets a search in the address change', () => {
    const { history, moves } = surroundings();
    blockNavigation(history, ask);
    history.replace({ ...to('/dashboard/noor'), search: '?q=a' });
    expect(moves).toEqual(['replace /dashboard/noor']);
    expect(asked).toEqual([]);
  });

  it('gives the history back when the work is saved', () => {
    const { history, moves } = surroundings();
    const letGo = blockNavigation(history, ask);
    letGo();
    history.push(to('/dashboard'));
    history.go(-1);
    expect(moves).toEqual(['push /dashboard', 'go -1']);
  });
});
