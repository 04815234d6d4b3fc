/** A plain SVG instead of a photograph, as a data URL: stories make no external requests. */
export function cover(hue: number): string {
  const drawing = `<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 400 300">
    <rect width="400" height="300" fill="hsl(${hue} 22% 78%)"/>
    <path d="M0 210h400v90H0z" fill="hsl(${hue} 18% 62%)"/>
  </svg>`;
  return `data:image/svg+xml,${encodeURIComponent(drawing)}`;
}

/** The URL of a response that is not an image. */
export const BROKEN_COVER = 'data:image/png;base64,AAAA';

/** Long names that challenge layouts, in both scripts. */
export const LONG_NAME = {
  en: 'Residence of Alexandria Featherstonehaugh-Cholmondeley II, W',
  ar: 'مقر إقامة عائلة عبد الرحمن بن عبد العزيز المستنصر بالله الهاشمي',
} as const;
