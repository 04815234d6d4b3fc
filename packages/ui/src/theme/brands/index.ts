import type { Brand } from '../Brand';
import { houseBrand } from './house';
import { masarBrand } from './masar';
import { sahelBrand } from './sahel';

/** All brands of the package, the house brand first: for switching at run time and for tests. */
export const BRANDS: readonly Brand[] = [houseBrand, masarBrand, sahelBrand];
