import type { Brand } from '../Brand';
import { HouseLogo } from './HouseLogo';
import { houseValues } from './houseValues';

/** Ink on cool paper with verdigris, the green of old copper roofs. */
export const houseBrand: Brand = {
  id: 'house',
  name: { en: 'Jawla', ar: 'جولة' },
  ...houseValues,
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
};
