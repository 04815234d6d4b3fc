/** Widths of windows that layouts are checked at, in CSS pixels. */
export const WINDOW_WIDTHS = [320, 360, 768, 1280, 1920] as const;
export type WindowWidth = (typeof WINDOW_WIDTHS)[number];

const HEIGHT = 740;

/** What a story declares to be drawn, tested and photographed in a window of that width. */
export function inWindow(width: WindowWidth) {
  const name = `width${width}`;
  return {
    globals: { viewport: { value: name } },
    parameters: {
      viewport: {
        options: { [name]: { name, styles: { width: `${width}px`, height: `${HEIGHT}px` } } },
      },
      chromatic: { viewports: [width] },
    },
  };
}
