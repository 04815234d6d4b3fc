import { beforeEach, expect, it, vi } from 'vitest';
import { deviceAlignments, storeDeviceAlignments } from './deviceAlignments';

const stored = new Map<string, string>();
const storage = {
  getItem: (key: string) => stored.get(key) ?? null,
  setItem: (key: string, value: string) => stored.set(key, value),
  removeItem: (key: string) => stored.delete(key),
};

beforeEach(() => {
  stored.clear();
  vi.stubGlobal('localStorage', storage);
  return () => vi.unstubAllGlobals();
});

function alignment(scene: string) {
  return { from: { slot: '2024-03-05', scene }, to: { slot: 'date', scene }, yaw: 1 };
}

const named = (folder: string) => ({ id: `id of ${folder}`, folder });

it('follows a project that gets another name, and leaves the next one of its old name alone', () => {
  storeDeviceAlignments('noor', { id: '1', folder: 'noor|A' }, [alignment('hall')]);
  expect(deviceAlignments('noor', { id: '1', folder: 'noor|B' })).toEqual([alignment('hall')]);
  expect(deviceAlignments('noor', { id: '2', folder: 'noor|A' })).toEqual([]);
});

it('finds what was stored by the names alone, and replaces it', () => {
  const older = [{ folder: 'noor|A', alignments: [alignment('hall')] }];
  stored.set('tour-alignments-noor', JSON.stringify(older));
  expect(deviceAlignments('noor', { id: '1', folder: 'noor|A' })).toEqual([alignment('hall')]);
  storeDeviceAlignments('noor', { id: '1', folder: 'noor|A' }, [alignment('court')]);
  expect(deviceAlignments('noor', { id: '1', folder: 'noor|A' })).toEqual([alignment('court')]);
  storeDeviceAlignments('noor', { id: '1', folder: 'noor|A' }, []);
  expect(stored.size).toBe(0);
});

it('stores the alignments of each user and project', () => {
  storeDeviceAlignments('noor', named('noor|A'), [alignment('hall')]);
  storeDeviceAlignments('noor', named('noor|B'), [alignment('court')]);
  expect(deviceAlignments('noor', named('noor|A'))).toEqual([alignment('hall')]);
  expect(deviceAlignments('noor', named('noor|B'))).toEqual([alignment('court')]);
  expect(deviceAlignments('khalid', named('noor|A'))).toEqual([]);
});

it('stores nothing when the last alignment is removed', () => {
  storeDeviceAlignments('noor', named('noor|A'), [alignment('hall')]);
  storeDeviceAlignments('noor', named('noor|A'), []);
  expect(stored.size).toBe(0);
});

it('stores a bounded number of alignments and projects, the last first', () => {
  const many = Array.from({ length: 1000 }, (_, at) => alignment(`s${at}`));
  for (let at = 0; at < 30; at++) storeDeviceAlignments('noor', named(`noor|${at}`), many);
  expect(deviceAlignments('noor', named('noor|29'))).toHaveLength(100);
  expect(deviceAlignments('noor', named('noor|10'))).toHaveLength(100);
  expect(deviceAlignments('noor', named('noor|9'))).toEqual([]);
});

it.each([
  'nonsense',
  '{}',
  '[{"folder":"noor|A"}]',
  '[{"folder":"noor|A","alignments":[{"from":{"slot":"date","scene":"a"},"yaw":1}]}]',
  '[{"folder":"noor|A","alignments":[{"from":{"slot":"a","scene":"a"},"to":{"slot":"b","scene":"b"},"yaw":"1"}]}]',
])('ignores what it did not store: %s', (text) => {
  stored.set('tour-alignments-noor', text);
  expect(deviceAlignments('noor', named('noor|A'))).toEqual([]);
});

it('stores nothing where storage is blocked', () => {
  vi.stubGlobal('localStorage', {
    getItem: () => {
      throw new Error('blocked');
    },
    setItem: () => {
      throw new Error('blocked');
    },
  });
  storeDeviceAlignments('noor', named('noor|A'), [alignment('hall')]);
  expect(deviceAlignments('noor', named('noor|A'))).toEqual([]);
});
