/** A placeholder SVG instead of a photograph, as a data URL: stories make no external requests. */
export function cover(hue: number): string {
  return `data:image/svg+xml,${encodeURIComponent(drawing(hue))}`;
}

/** The same as a URL that has to be requested, as those of a server: browsers choose the largest of data URLs. */
export function fetchedCover(hue: number): string {
  return URL.createObjectURL(new Blob([drawing(hue)], { type: 'image/svg+xml' }));
}

function drawing(hue: number): string {
  return `<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 400 300">
    <rect width="400" height="300" fill="hsl(${hue} 22% 78%)"/>
    <path d="M0 210h400v90H0z" fill="hsl(${hue} 18% 62%)"/>
    <path d="M90 210V120c0-42 30-62 60-80 30 18 60 38 60 80v90z" fill="hsl(${hue} 24% 34%)"/>
    <path d="M240 210v-70h90v70z" fill="hsl(${hue} 20% 48%)"/>
    <path d="M150 40v170" stroke="hsl(${hue} 20% 90%)" stroke-width="2"/>
  </svg>`;
}

/** The URL of a response that is not an image. */
export const BROKEN_COVER = 'data:image/png;base64,AAAA';
