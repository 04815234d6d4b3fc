/** Tools that export tours. Without dependencies, so that pages load only this file. */

/** In this order, because exports of some contain files of later ones. */
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

/** Files that identify a tool. */
const SIGNS: Readonly<Record<TourToolName, RegExp>> = {
  Pano2VR: /(?:^|\/)(?:pano2vr_player\.js|pano\.xml)$/i,
  '3DVista': /(?:^|\/)lib\/tdvplayer\.js$/i,
  Marzipano: /(?:^|\/)marzipano(?:\.min)?\.js$/i,
  // A page and its folder have one name: `index.html`, `indexdata/index.xml`.
  Panotour: /(?:^|\/)(?:TOURdata\/|([^/]{1,100})data\/\1\.xml$)/,
  krpano: /(?:^|\/)(?:tour\.js|tour\.xml|krpano\.js)$/i,
  Pannellum: /(?:^|\/)pannellum(?:\.min)?\.js$/i,
  'Photo Sphere Viewer': /(?:^|\/)photo-sphere-viewer(?:\.min|\.module)?\.js$/i,
};

/** Returns the tool that a file belongs to, judging by its path alone. */
export function toolOfFile(path: string): TourToolName | undefined {
  return TOUR_TOOLS.find((tool) => SIGNS[tool].test(path));
}

/** Returns the tool that exported the tour with these files, judging by their paths alone. */
export function toolOfFiles(paths: readonly string[]): TourToolName | undefined {
  const found = new Set(paths.map(toolOfFile));
  return TOUR_TOOLS.find((tool) => found.has(tool));
}

/** Names of the players for which there is a bridge, as in `data-tool` of its script. */
export type BridgePlayer =
  | 'pano2vr'
  | '3dvista'
  | 'marzipano'
  | 'krpano'
  | 'pannellum'
  | 'photo-sphere-viewer';

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
