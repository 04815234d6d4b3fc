import type { Brand } from '../Brand';
import { MasarLogo } from './MasarLogo';

/** A second, fictional brand: plum on warm plaster, rounder and denser. */
export const masarBrand: Brand = {
  id: 'masar',
  name: { en: 'Masar', ar: 'مسار' },
  fonts: {
    latin: 'Hanken Grotesk Variable',
    arabic: 'Alexandria Variable',
    // The font has the letters of these three languages, and lacks those of Kurdish, Pashto, Sindhi and
    // Uyghur.
    faces: {
      ar: 'Alexandria Variable',
      fa: 'Alexandria Variable',
      ur: 'Alexandria Variable',
      Arab: 'system-ui',
    },
  },
  radius: { s: '6px', m: '10px', l: '18px' },
  density: 0.88,
  // Titles emphasized by weight instead of size; soft shadows; slow motion.
  type: {
    ratio: 1.2,
    latin: {
      leading: { heading: 1.2, body: 1.5, small: 1.4 },
      tracking: { display: -0.02, heading: -0.01, caption: 0 },
      weight: { medium: 600, strong: 700 },
    },
    arabic: {
      // Alexandria is larger than Hanken Grotesk: its bodies by 5 %, its ascenders by 18 %.
      size: 0.94,
      leading: { heading: 1.45, body: 1.7, small: 1.6 },
      weight: { medium: 600, strong: 700 },
    },
  },
  shadows: {
    light: {
      raised: '0 2px 4px rgb(106 42 99 / 0.05), 0 10px 28px -10px rgb(106 42 99 / 0.22)',
      overlay: '0 32px 80px -16px rgb(74 20 68 / 0.38)',
    },
    dark: {
      raised: '0 2px 4px rgb(0 0 0 / 0.4), 0 10px 28px -10px rgb(0 0 0 / 0.7)',
      overlay: '0 32px 80px -12px rgb(0 0 0 / 0.8)',
    },
  },
  motion: { quick: 180, calm: 280, dialog: 420, ease: 'cubic-bezier(0.16, 1, 0.3, 1)' },
  Logo: MasarLogo,
  links: {
    about: 'https://masar.example/about',
    privacy: 'https://masar.example/privacy',
    contact: 'https://masar.example/contact',
  },
  textOverrides: {},
  colors: {
    light: {
      surface: '#fbf5ee',
      surfaceRaised: '#fffdfa',
      surfaceSunken: '#f1e7dc',
      ink: '#26182a',
      inkMuted: '#65556a',
      inkFaint: '#74657a',
      line: '#e6d8cb',
      lineStrong: '#8d7c86',
      accent: '#6a2a63',
      accentHover: '#4f1c4a',
      accentSoft: '#f2e0ee',
      onAccent: '#fffaf5',
      danger: '#a62a2a',
      dangerHover: '#821d1d',
      dangerSoft: '#fbe3df',
      onDanger: '#fffaf5',
      success: '#2b6440',
      successSoft: '#e2efdf',
      warning: '#7c4f00',
      warningSoft: '#faeacb',
      focus: '#6a2a63',
      scrim: 'rgb(38 24 42 / 0.5)',
      stage: '#170f19',
      onStage: '#f8f0ea',
      lineStage: '#413544',
    },
    dark: {
      surface: '#1a131c',
      surfaceRaised: '#241b26',
      surfaceSunken: '#120c13',
      ink: '#f6edef',
      inkMuted: '#c0b0bf',
      inkFaint: '#a796a6',
      line: '#3b2f3d',
      lineStrong: '#897a88',
      accent: '#e0a5d6',
      accentHover: '#eec4e6',
      accentSoft: '#46244a',
      onAccent: '#2a0c28',
      danger: '#f5a199',
      dangerHover: '#fac0b9',
      dangerSoft: '#452020',
      onDanger: '#300b0b',
      success: '#9ccf9f',
      successSoft: '#21382a',
      warning: '#eabb6a',
      warningSoft: '#3f2e14',
      focus: '#f6edef',
      scrim: 'rgb(0 0 0 / 0.64)',
      stage: '#120c13',
      onStage: '#f8f0ea',
      lineStage: '#413544',
    },
  },
};
