import { describe, expect, it } from 'vitest';
import { splitName } from './splitName';

describe('splitName', () => {
  it.each([
    ['session-2026-03-05.mp4', 'session-2026-0', '3-05.mp4'],
    ['a.mp4', '', 'a.mp4'],
    ['README', 'RE', 'ADME'],
    ['.env', '', '.env'],
    ['جولة-الفيلا.webm', 'جولة-الفيلا', '.webm'],
    ['session (نسخة نهائية).mp4', 'session (نسخة نهائية)', '.mp4'],
    ['نسخة', 'نسخة', ''],
    ['साइट.mp4', 'साइट', '.mp4'],
    ['tour-🏠🏠🏠🏠.mp4', 'tour-🏠🏠🏠🏠', '.mp4'],
    ['cafe\u0301.mp4', 'cafe\u0301', '.mp4'],
    ['Büro-Süd.mp4', 'Büro', '-Süd.mp4'],
    ['', '', ''],
  ])('%s', (name, start, end) => {
    expect(splitName(name)).toEqual([start, end]);
    expect(splitName(name).join('')).toBe(name);
  });
});
