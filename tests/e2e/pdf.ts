// cspell:words beginbf endbf
/** Reads the text of a PDF that Chromium has printed. For no other: it knows what Skia writes, and nothing else. */
import { inflateSync } from 'node:zlib';

/** Letters of one direction in one line, as they were typed: Chromium draws those of Arabic from left to right. */
interface Run {
  text: string;
  isReversed: boolean;
  /** Of its baseline. */
  y: number;
}

/** A line as its paragraph reads it. Which direction that has, the paper does not say. */
interface Line {
  ltr: string;
  rtl: string;
}

export type PdfPage = readonly Line[];

export function pagesOf(pdf: Buffer): PdfPage[] {
  const objects = objectsOf(pdf);
  const { dict: root } = objects.get(refIn(trailerOf(pdf), 'Root'));
  return pagesBelow(refIn(root, 'Pages'), objects).map((page) => {
    const content = objects.get(refIn(page, 'Contents')).stream;
    const resources = inlineOrRef(page, 'Resources', objects);
    const fonts = new Map<string, Letters>();
    const named = /\/Font\s*<<([^>]*)>>/.exec(resources)?.[1] ?? '';
    for (const [, name = '', id = ''] of named.matchAll(/\/(\w+) (\d+) 0 R/g)) {
      fonts.set(name, lettersOf(objects.get(refIn(objects.get(id).dict, 'ToUnicode')).stream));
    }
    return linesOf(runsOf(content, fonts));
  });
}

/** Whether a line has these words beside others. */
export function hasWords(page: PdfPage, words: string): boolean {
  return page.some(({ ltr, rtl }) => [ltr, rtl].some((line) => line.includes(plain(words))));
}

/** Whether the page has a text that fills its lines: one, or several. */
export function hasText(page: PdfPage, text: string): boolean {
  const wanted = plain(text);
  return page.some((_, from) => {
    let rest = wanted;
    for (const line of page.slice(from)) {
      const part = [line.ltr, line.rtl].find((each) => each !== '' && rest.startsWith(each));
      if (part === undefined) return false;
      rest = rest.slice(part.length);
      if (rest === '') return true;
    }
    return false;
  });
}

/**
 * Without what paper does not tell: the form of a letter (NFKC), isolates and joiners, and spaces, which are not drawn where
 * the font changes.
 */
function plain(text: string): string {
  return text.normalize('NFKC').replaceAll(/[\p{Cf}\s]/gu, '');
}

interface PdfObject {
  dict: string;
  stream: string;
}

function objectsOf(pdf: Buffer): { get: (id: string) => PdfObject } {
  const text = pdf.toString('latin1');
  return {
    get(id) {
      const start = text.indexOf(`\n${id} 0 obj\n`);
      if (start < 0) throw new Error(`The PDF has no object ${id}.`);
      const from = text.indexOf('obj', start) + 3;
      const [end = ''] = /endobj|stream\r?\n/.exec(text.slice(from)) ?? [];
      const at = text.indexOf(end, from);
      const dict = text.slice(from, at);
      if (!end.startsWith('stream')) return { dict, stream: '' };
      const bytes = pdf.subarray(at + end.length, at + end.length + numberIn(dict, 'Length'));
      return { dict, stream: inflateSync(bytes).toString('latin1') };
    },
  };
}

const trailerOf = (pdf: Buffer) => pdf.subarray(pdf.lastIndexOf('trailer')).toString('latin1');

function refIn(dict: string, key: string): string {
  const [, id] = new RegExp(`/${key} (\\d+) 0 R`).exec(dict) ?? [];
  if (id === undefined) throw new Error(`The PDF has no ${key} in ${dict}.`);
  return id;
}

function numberIn(dict: string, key: string): number {
  return Number(new RegExp(`/${key} (\\d+)`).exec(dict)?.[1]);
}

function inlineOrRef(dict: string, key: string, objects: ReturnType<typeof objectsOf>): string {
  return new RegExp(`/${key} \\d+ 0 R`).test(dict) ? objects.get(refIn(dict, key)).dict : dict;
}

function pagesBelow(id: string, objects: ReturnType<typeof objectsOf>): string[] {
  const { dict } = objects.get(id);
  const [, kids] = /\/Kids \[([^\]]*)\]/.exec(dict) ?? [];
  if (kids === undefined) return [dict];
  return Array.from(kids.matchAll(/(\d+) 0 R/g), ([, kid = '']) => pagesBelow(kid, objects)).flat();
}

/** What the glyphs of a font stand for, by their codes in hex. */
type Letters = ReadonlyMap<string, string>;

function lettersOf(map: string): Letters {
  const letters = new Map<string, string>();
  for (const [, kind, body = ''] of map.matchAll(/beginbf(char|range)([\s\S]*?)endbf/g)) {
    for (const line of body.split('\n')) {
      const [first = '', second = '', third = ''] = Array.from(
        line.matchAll(/<(\w+)>/g),
        ([, hex]) => hex,
      );
      if (first === '') continue;
      if (kind === 'char') {
        letters.set(first, utf16(second));
        continue;
      }
      for (let code = parseInt(first, 16); code <= parseInt(second, 16); code += 1) {
        const last = parseInt(third, 16) + code - parseInt(first, 16);
        letters.set(hexOf(code, first.length), utf16(hexOf(last, third.length)));
      }
    }
  }
  return letters;
}

const hexOf = (code: number, digits: number) =>
  code.toString(16).toUpperCase().padStart(digits, '0');

const utf16 = (hex: string) => Buffer.from(hex, 'hex').swap16().toString('utf16le');

/** What a content stream draws with letters, in its order. */
function runsOf(content: string, fonts: ReadonlyMap<string, Letters>): Run[] {
  const runs: Run[] = [];
  let letters: Letters = new Map();
  let clusters: string[] = [];
  let isReversed = false;
  let isSpelled = false;
  let y = 0;
  const tokens =
    /\/(\w+) [\d.]+ Tf|([-\d.]+) Tm\b|<(\w+)> ?Tj|\[([^\]]*)\] ?TJ|\/ActualText <(\w+)>|(ReversedChars) BMC|\b(EMC|ET)\b/g;
  for (const [, font, matrix, glyph, glyphs, spelled, reversed, end] of content.matchAll(tokens)) {
    if (font !== undefined) letters = fonts.get(font) ?? new Map();
    else if (matrix !== undefined) y = Number(matrix);
    else if (reversed !== undefined) isReversed = true;
    else if (spelled !== undefined) {
      clusters.push(utf16(spelled));
      isSpelled = true;
    } else if (end === 'EMC') isSpelled = false;
    else if (end === 'ET') {
      const text = plain((isReversed ? clusters.toReversed() : clusters).join(''));
      if (text !== '') runs.push({ text, isReversed, y });
      clusters = [];
      isReversed = false;
    } else if (!isSpelled) {
      const digits = [...letters.keys()][0]?.length ?? 2;
      const codes =
        glyph ?? Array.from((glyphs ?? '').matchAll(/<(\w+)>/g), ([, hex]) => hex).join('');
      for (let at = 0; at < codes.length; at += digits) {
        clusters.push(letters.get(codes.slice(at, at + digits)) ?? '');
      }
    }
  }
  return runs;
}

function linesOf(runs: readonly Run[]): Line[] {
  const lines: Run[][] = [];
  for (const run of runs) {
    const last = lines.at(-1);
    if (last?.[0] !== undefined && Math.abs(last[0].y - run.y) < 1) last.push(run);
    else lines.push([run]);
  }
  return lines.map((line) => ({
    ltr: textOf(line, false),
    rtl: textOf(line.toReversed(), true),
  }));
}

/** Runs against the direction of their paragraph are in their own order. */
function textOf(runs: readonly Run[], isRtl: boolean): string {
  const ordered: Run[] = [];
  let against = 0;
  for (const run of runs) {
    against = run.isReversed === isRtl ? 0 : against + 1;
    ordered.splice(ordered.length - Math.max(against - 1, 0), 0, run);
  }
  return ordered.map(({ text }) => text).join('');
}
