/** Tools that export tours, recognized by the names of files. Without dependencies, so that pages load only this file. */

export const TOUR_TOOLS = [
  'Pano2VR',
  '3DVista',
  'Marzipano',
  'Panotour',
  'krpano',
  'Pannellum',
  'Photo Sphere Viewer',
] as const;
export type TourToolName = (typeof TOUR_TOOLS)[number];

/** Files that identify a tool. In this order: exports of Panotour contain files of krpano. */
const SIGNS: Readonly<Record<TourToolName, RegExp>> = {
  Pano2VR: /(?:^|\/)(?:pano2vr_player\.js|pano\.xml)$/i,
  '3DVista': /(?:^|\/)lib\/tdvplayer\.js$/i,
  Marzipano: /(?:^|\/)(?:vendor\/)?marzipano(?:\.min)?\.js$/i,
  Panotour: /(?:^|\/)TOURdata\//,
  krpano: /(?:^|\/)(?:tour\.js|tour\.xml|krpano\.js)$/i,
  Pannellum: /(?:^|\/)pannellum(?:\.min)?\.js$/i,
  'Photo Sphere Viewer': /(?:^|\/)photo-sphere-viewer(?:\.min|\.module)?\.js$/i,
};

/** Finds out which tool exported the tour that has these files. */
export function toolOf(paths: readonly string[]): TourToolName | undefined {
  return TOUR_TOOLS.find((tool) => paths.some((path) => SIGNS[tool].test(path)));
}

/** Names of the players for which there is a bridge, as in `data-tool` of its script. */
export type BridgePlayer =
  'pano2vr' | '3dvista' | 'marzipano' | 'krpano' | 'pannellum' | 'photo-sphere-viewer';

const PLAYERS: Readonly<Record<TourToolName, BridgePlayer>> = {
  Pano2VR: 'pano2vr',
  '3DVista': '3dvista',
  Marzipano: 'marzipano',
  // Panotour used krpano's player.
  Panotour: 'krpano',
  krpano: 'krpano',
  Pannellum: 'pannellum',
  'Photo Sphere Viewer': 'photo-sphere-viewer',
};

/** @returns `undefined` if no bridge supports the tool. */
export function bridgePlayerOf(tool: string): BridgePlayer | undefined {
  const known = TOUR_TOOLS.find((name) => name === tool);
  return known && PLAYERS[known];
}
