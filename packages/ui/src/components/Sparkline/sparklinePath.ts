/** The view box of the line, in its own units; the SVG is stretched to the element. */
export const WIDTH = 100;
export const HEIGHT = 24;

/**
 * Returns the SVG path of values over time, the oldest first.
 *
 * @param values Values that are not finite numbers leave a gap.
 */
export function sparklinePath(values: readonly number[]): string {
  const known = values.filter(Number.isFinite);
  const least = Math.min(...known);
  const span = Math.max(...known) - least;
  const step = values.length > 1 ? WIDTH / (values.length - 1) : 0;
  let isDrawing = false;
  return values
    .flatMap((value, at) => {
      if (!Number.isFinite(value)) {
        isDrawing = false;
        return [];
      }
      const command = isDrawing ? 'L' : 'M';
      isDrawing = true;
      const y = span === 0 ? HEIGHT / 2 : HEIGHT - ((value - least) / span) * HEIGHT;
      return [`${command}${round(at * step)} ${round(y)}`];
    })
    .join('');
}

function round(value: number): number {
  return Math.round(value * 100) / 100;
}
