import type { Brand } from '../Brand';
import { houseBrand } from './house';
import { masarBrand } from './masar';
import { sahelBrand } from './sahel';

export * from './house';
export * from './masar';
export * from './sahel';

/** All brands of the package: for switching at run time and for tests. */
export const BRANDS: readonly Brand[] = [
  // The default comes first.
  houseBrand,
  masarBrand,
  sahelBrand,
];
