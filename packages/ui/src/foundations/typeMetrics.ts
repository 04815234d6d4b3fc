/** Metrics of a font, as parts of its size (em). */
export interface FaceMetrics {
  /** x-height: height of the lowercase Latin letters. */
  readonly xHeight: number;
  /** Cap height. */
  readonly capHeight: number;
  /** Height of the bodies of Arabic letters, above the baseline: the mean of `BODIES`. */
  readonly body: number;
  /** Height of alef, the ascender of Arabic. */
  readonly alef: number;
  /** Height of digits: of 7, and of ٧. */
  readonly digit: number;
  readonly arabicDigit: number;
  /** The font's ascent and descent. */
  readonly ascent: number;
  readonly descent: number;
}

/** Extent of a text's ink above and below its baseline, in CSS pixels. */
export interface Ink {
  readonly above: number;
  readonly below: number;
}

/** Letters without dots and ascenders, whose tops guide readers as the x-height does. */
const BODIES = ['ح', 'ص', 'س', 'و', 'د'] as const;
/** Font size for measuring: canvas rounds to whole pixels. */
const LARGE = 1000;

/** Measures a loaded font as the browser renders it. */
export function measureFace(family: string): FaceMetrics {
  const font = `400 ${LARGE}px "${family}"`;
  const height = (text: string) => measure(text, font).actualBoundingBoxAscent / LARGE;
  const { fontBoundingBoxAscent, fontBoundingBoxDescent } = measure('x', font);
  return {
    xHeight: height('x'),
    capHeight: height('H'),
    body: BODIES.reduce((sum, letter) => sum + height(letter), 0) / BODIES.length,
    alef: height('ا'),
    digit: height('7'),
    arabicDigit: height('٧'),
    ascent: fontBoundingBoxAscent / LARGE,
    descent: fontBoundingBoxDescent / LARGE,
  };
}

/** Measures the ink of an element's text in the element's own font. */
export function measureInk(element: Element): Ink {
  const { fontWeight, fontSize, fontFamily } = getComputedStyle(element);
  const ink = measure(element.textContent, `${fontWeight} ${fontSize} ${fontFamily}`);
  return { above: ink.actualBoundingBoxAscent, below: ink.actualBoundingBoxDescent };
}

/** Returns the position of the baseline of an element's first line in the window, in CSS pixels. */
export function baselineOf(element: Element): number {
  const mark = document.createElement('span');
  // The lower edge of an empty inline-block is on the baseline.
  mark.style.display = 'inline-block';
  element.prepend(mark);
  const { bottom } = mark.getBoundingClientRect();
  mark.remove();
  return bottom;
}

function measure(text: string, font: string): TextMetrics {
  const context = document.createElement('canvas').getContext('2d');
  if (context === null) throw new Error('The browser has no canvas.');
  context.font = font;
  return context.measureText(text);
}
