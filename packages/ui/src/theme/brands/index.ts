import type { Brand } from '../Brand';
import { houseBrand } from './house';
import { masarBrand } from './masar';
import { sahelBrand } from './sahel';

/** Every brand that comes with the package, the house first: for choosing one at run time and for tests. */
export const BRANDS: readonly Brand[] = [houseBrand, masarBrand, sahelBrand];
