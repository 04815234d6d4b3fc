/** Window widths at which layouts are checked, in CSS pixels. */
export const WINDOW_WIDTHS = [320, 360, 390, 768, 1280, 1920] as const;
export type WindowWidth = (typeof WINDOW_WIDTHS)[number];

const HEIGHT = 740;

/** Parameters of a story that is rendered, tested and captured in a window of that width. */
export function inWindow(width: WindowWidth) {
  const name = `width${width}`;
  return {
    globals: { viewport: { value: name } },
    parameters: {
      viewport: {
        options: { [name]: { name, styles: { width: `${width}px`, height: `${HEIGHT}px` } } },
      },
      chromatic: {
        modes: {
          en: { viewport: width },
          ar: { viewport: width },
          dark: { viewport: width },
          phone: { disable: true },
        },
      },
    },
  };
}
