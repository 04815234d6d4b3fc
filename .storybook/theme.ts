import { create } from 'storybook/theming/create';
import { houseColors } from '../packages/ui/src/theme/brands/houseColors';

/** Storybook's own interface in the colours of the house brand. */
export function storybookTheme(scheme: 'light' | 'dark') {
  const color = houseColors[scheme];
  return create({
    base: scheme,
    brandTitle: 'Jawla',
    brandUrl: './',
    brandTarget: '_self',
    brandImage: logo(color.ink, color.accent),
    colorPrimary: color.accent,
    // Also the background of white text in the sidebar, so it is darker in the dark scheme: the light accent
    // has too little contrast.
    colorSecondary: scheme === 'dark' ? '#3a9d86' : color.accent,
    appBg: color.surface,
    appContentBg: color.surfaceRaised,
    appPreviewBg: color.surface,
    appBorderColor: color.line,
    appBorderRadius: 3,
    appHoverBg: color.accentSoft,
    textColor: color.ink,
    textInverseColor: color.surface,
    textMutedColor: color.inkMuted,
    barBg: color.surface,
    barTextColor: color.inkMuted,
    barHoverColor: color.accentHover,
    barSelectedColor: color.accent,
    inputBg: color.surfaceRaised,
    inputBorder: color.lineStrong,
    inputTextColor: color.ink,
    inputBorderRadius: 3,
    buttonBg: color.surfaceRaised,
    buttonBorder: color.lineStrong,
    booleanBg: color.surfaceSunken,
    booleanSelectedBg: color.surfaceRaised,
    fontBase: '"Instrument Sans Variable", system-ui, sans-serif',
  });
}

/** An SVG in an `<img>` cannot inherit the text colour around it. */
function logo(ink: string, accent: string): string {
  const svg = `<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 96 24" width="132" height="33" fill="none">
    <path d="M6 20.25V11.5C6 7.4 8.6 4.9 12 2.75c3.4 2.15 6 4.65 6 8.75v8.75M2.25 20.25h19.5" stroke="${ink}" stroke-width="1.75"/>
    <circle cx="12" cy="15.25" r="2" fill="${accent}"/>
    <text x="28" y="18.5" fill="${ink}" font-family="system-ui, sans-serif" font-weight="600" font-size="19">Jawla</text>
  </svg>`;
  return `data:image/svg+xml,${encodeURIComponent(svg)}`;
}
