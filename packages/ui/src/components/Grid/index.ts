export { Grid, GridItem, type GridProps } from './Grid';
