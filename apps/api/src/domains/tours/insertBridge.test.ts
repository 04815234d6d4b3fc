import { describe, expect, it } from 'vitest';
import { insertBridge } from './insertBridge.ts';

const SCRIPT = '<script src="/b/bridge.js" data-tool="krpano"></script>';

/** Returns the page with `@` where the script was inserted; `undefined` if it was not. */
function place(page: string): string | undefined {
  const bytes = Buffer.from(page, 'latin1');
  return insertBridge(bytes, SCRIPT)?.toString('latin1').replace(SCRIPT, '@');
}

describe('the bridge is inserted', () => {
  it.each([
    ['<!DOCTYPE html><html><head><title>x</title>', '<!DOCTYPE html><html><head>@<title>x</title>'],
    ['<HTML lang=ar>\r\n<HEAD\n>\r\n<title>', '<HTML lang=ar>\r\n<HEAD\n>@\r\n<title>'],
    ['<head a="1 > 0" b=\'>\' c=>\n<base>', '<head a="1 > 0" b=\'>\' c=>@\n<base>'],
    ['<head a=b="c>d"><x>', '<head a=b="c>@d"><x>'],
    ['<head ="a>b"><x>', '<head ="a>@b"><x>'],
    ['<head/><x>', '<head/>@<x>'],
  ])('first in the head: %j', (page, expected) => {
    expect(place(page)).toBe(expected);
  });

  it.each([
    ['<html><title>x', '<html>@<title>x'],
    ['<!doctype html>\n<title>x', '<!doctype html>\n@<title>x'],
    ['<!doctype html><body><head>', '<!doctype html>@<body><head>'],
    ['<html><header>', '<html>@<header>'],
    ['<html><head-line>', '<html>@<head-line>'],
    ['<html-x><head>', '@<html-x><head>'],
    ['just text <head>', '@just text <head>'],
    ['<html></head><x>', '<html>@</head><x>'],
    ['<script>"<head>"</script><head>', '@<script>"<head>"</script><head>'],
    ['<base href="https://elsewhere.example/">', '@<base href="https://elsewhere.example/">'],
  ])('where a head without a tag begins: %j', (page, expected) => {
    expect(place(page)).toBe(expected);
  });

  it.each([
    ['<!-- <head> --><head><x>', '<!-- <head> --><head>@<x>'],
    ['<!--><head><x>-->', '<!--><head>@<x>-->'],
    ['<!---><head><x>-->', '<!---><head>@<x>-->'],
    ['<!----><head><x>', '<!----><head>@<x>'],
    ['<!--<head>--!><head><x>', '<!--<head>--!><head>@<x>'],
    [
      '<!--[if IE]><html><head><![endif]--><![if !IE]><html><head><x>',
      '<!--[if IE]><html><head><![endif]--><![if !IE]><html><head>@<x>',
    ],
    ['<?xml version="1.0"?><html><head><x>', '<?xml version="1.0"?><html><head>@<x>'],
  ])('behind comments: %j', (page, expected) => {
    expect(place(page)).toBe(expected);
  });

  it('behind a byte-order mark, in any encoding that contains ASCII', () => {
    expect(place('\u00ef\u00bb\u00bf<head>x')).toBe('\u00ef\u00bb\u00bf<head>@x');
    const bytes = Buffer.from(Array.from({ length: 255 }, (_, at) => at + 1));
    const page = Buffer.concat([Buffer.from('<head>'), bytes]);
    expect(insertBridge(page, SCRIPT)?.subarray(6 + SCRIPT.length)).toEqual(bytes);
  });
});

it.each([
  ['nothing', ''],
  ['spaces', ' \n'],
  ['only a doctype', '<!doctype html>'],
  ['an open comment', '<!-- <head>'],
  ['an open tag', '<head a="'],
  ['UTF-16', '\u00ff\u00fe<\0h\0e\0a\0d\0>\0'],
  ['UTF-16 without a mark', '\0<\0h\0e\0a\0d\0>'],
])('is not inserted into %s', (_, page) => {
  expect(place(page)).toBeUndefined();
});

it.each(['<!---->', '<!--', '<html>', '<html a="', '<?', ' ', '<html a=', '<html a'])(
  'takes linear time for a page of %j',
  (part) => {
    // With quadratic time, this would exceed the test's timeout.
    expect(() => place(part.repeat(1_000_000 / part.length))).not.toThrow();
  },
);
