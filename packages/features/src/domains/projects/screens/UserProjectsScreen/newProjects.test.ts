import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import { newSinceLastVisit } from './newProjects';

beforeEach(() => {
  vi.stubGlobal('localStorage', memory());
  openTab();
});
afterEach(() => {
  vi.unstubAllGlobals();
});

it('is empty on a first visit', () => {
  expect(newSinceLastVisit('noor', ['a', 'b'])).toEqual([]);
});

it('contains projects added since the last visit, until the tab is closed', () => {
  newSinceLastVisit('noor', ['a']);
  openTab();
  expect(newSinceLastVisit('noor', ['a', 'b'])).toEqual(['b']);
  expect(newSinceLastVisit('noor', ['a', 'b', 'c'])).toEqual(['b', 'c']);
  expect(newSinceLastVisit('noor', ['a', 'c'])).toEqual(['c']);
  openTab();
  expect(newSinceLastVisit('noor', ['a', 'c'])).toEqual([]);
});

it('separates users of one device', () => {
  newSinceLastVisit('noor', ['a']);
  expect(newSinceLastVisit('khalid', ['b'])).toEqual([]);
});

it.each(['not json', '{"a":1}', '[1,null]'])('tolerates invalid storage: %s', (kept) => {
  localStorage.setItem('seen-projects-noor', kept);
  expect(() => newSinceLastVisit('noor', ['a'])).not.toThrow();
});

it('is empty if storage is blocked', () => {
  vi.stubGlobal('localStorage', undefined);
  expect(newSinceLastVisit('noor', ['a'])).toEqual([]);
});

function openTab() {
  vi.stubGlobal('sessionStorage', memory());
}

function memory() {
  const items = new Map<string, string>();
  return {
    getItem: (key: string) => items.get(key) ?? null,
    setItem: (key: string, value: string) => void items.set(key, value),
  };
}
