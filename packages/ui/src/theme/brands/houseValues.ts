import type { BrandValues } from '../Brand';
import { houseColors } from './houseColors';

/** What the tokens are computed from. Apart from the brand, so that a component alone does not bring the logo. */
export const houseValues: BrandValues = {
  fonts: {
    latin: 'Instrument Sans Variable',
    arabic: 'Readex Pro Variable',
    // Readex Pro has the letters of Arabic only.
    faces: { ar: 'Readex Pro Variable', Arab: 'system-ui' },
  },
  radius: { s: '4px', m: '8px', l: '12px' },
  density: 1,
  colors: houseColors,
};
