/**
 * `sizes` of a picture that fills a cell of a Grid with the width of a page: the columns of Grid.styles, and
 * the page's margins.
 */
export const GRID_SIZES =
  '(min-width: 78rem) 18rem, (min-width: 58rem) 30vw, (min-width: 37rem) 44vw, 92vw';
