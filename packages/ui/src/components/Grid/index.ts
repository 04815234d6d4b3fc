export { Grid, GridItem, type GridProps } from './Grid';
export { GRID_SIZES } from './gridSizes';
