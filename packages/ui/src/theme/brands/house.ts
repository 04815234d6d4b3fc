import type { Brand } from '../Brand';
import { houseColors } from './houseColors';
import { HouseLogo } from './HouseLogo';

/** Ink on cool paper with verdigris, the green of old copper roofs. */
export const houseBrand: Brand = {
  id: 'house',
  name: { en: 'Jawla', ar: 'جولة' },
  fonts: {
    latin: 'Instrument Sans Variable',
    arabic: 'Readex Pro Variable',
    // Readex Pro has the letters of Arabic only.
    faces: { ar: 'Readex Pro Variable', Arab: 'system-ui' },
  },
  radius: { s: '4px', m: '8px', l: '12px' },
  density: 1,
  Logo: HouseLogo,
  links: {
    about: 'https://jawla.example/about',
    privacy: 'https://jawla.example/privacy',
    contact: 'https://jawla.example/contact',
  },
  animation: {
    webm: '/brand/logo-animation.webm',
    mp4: '/brand/logo-animation.mp4',
    poster: '/brand/logo-animation-poster.svg',
  },
  textOverrides: {},
  colors: houseColors,
};
