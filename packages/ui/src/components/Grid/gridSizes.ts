/**
 * How wide a picture is that fills a place of a Grid which has a page to itself, for `sizes`: the columns of
 * Grid.styles, and what the page keeps free at its edges.
 */
export const GRID_SIZES =
  '(min-width: 78rem) 18rem, (min-width: 58rem) 30vw, (min-width: 37rem) 44vw, 92vw';
