/** Selects the files of a tour that may be its picture, by their names and by the tags of the start page. */
import { setImmediate } from 'node:timers/promises';
import { pageTags } from './pageTags.ts';

interface File {
  readonly name: string;
  /** In bytes. */
  readonly size: number;
}

/** Maximum number of candidates: previews and thumbnails, front faces, other images. */
const PREVIEWS_MAX = 3;
const FACES_MAX = 4;
const PICTURES_MAX = 9;
/** Smaller files are icons. */
const PICTURE_BYTES_MIN = 8 * 1024;
/** Larger files are probably panoramas, smaller ones parts of the page. */
const LARGE_BYTES = 100 * 1024;
/** One tile of a face with more tiles shows too little. */
const FACE_TILES_MAX = 4;
/** Number of names to check before yielding to the event loop. */
const BATCH = 2000;
/** Maximum number of pictures to collect before sorting and truncating. */
const SORTED_MAX = 1000;

const PICTURE = /\.(?:jpe?g|png|webp)$/i;

/** Paths of previews and thumbnails of scenes, by tool. Excludes cube strips. */
const PREVIEWS = [
  // Any tool, at the top level.
  /^(?:[^/]+\/)?(?:preview|poster|cover|thumb|thumbnail|social[-_]?thumbnail)\.\w+$/i,
  // Pano2VR: the images of its nodes.
  /(?:^|\/)images\/(?:ht_)?preview_nodeimage_[^/]+$/i,
  // 3DVista
  /(?:^|\/)media\/panorama_[^/]+_t\.\w+$/i,
  // krpano's vtour droplets
  /(?:^|\/)panos\/(?:.+\/)?thumb\.\w+$/i,
];

/** Front faces of tiled cubes. Each path has the level; the scene is the part before it. */
const FRONT_TILES = [
  // Marzipano: tiles/<scene>/1/f/0/0.jpg
  /\/(?<level>\d+)\/f\/\d+\/\d+\.\w+$/,
  // 3DVista: media/panorama_<id>_0/f/0/0_0.jpg
  /\/f\/(?<level>\d+)\/\d+_\d+\.\w+$/,
  // krpano: panos/x.tiles/f/l1/1/l1_f_1_1.jpg, before 1.20 panos/x.tiles/l1/f/1/l1_f_1_1.jpg
  /\/f\/(?<level>l\d+)\/\d+\/l\d+_f_\d+_\d+\.\w+$/,
  /\/(?<level>l\d+)\/f\/\d+\/l\d+_f_\d+_\d+\.\w+$/,
  // Pannellum: 1/f0_0.jpg
  /(?:^|\/)(?<level>\d+)\/f\d+_\d+\.\w+$/,
  // Pano2VR: tiles/node1/cf_0/l_0/c_0/tile_0.jpg
  /\/cf_0\/(?<level>l_\d+)\/c_\d+\/tile_\d+\.\w+$/,
  // Whole faces. krpano: pano_f.jpg, mobile_f.jpg; Pannellum: fallback/f.jpg
  /(?:^|\/)(?<level>pano_f|mobile_f|tablet_f|fallback\/f)\.\w+$/,
];
/** Fast pre-check: few names have to be compared with all of `FRONT_TILES`. */
const MAY_BE_FRONT = /\/f\/|\/f\d+_\d+\.|\/cf_0\/|[_/]f\.\w+$/;

/** Paths that are not views: tiles and faces of cubes, and parts of a page. */
const NO_VIEW = [
  /(?:^|\/)tiles?\/|\.tiles\/|\/[fblrud]\/|(?:^|\/)[fblrud]\d+_\d+\.|\/cf_\d\/|(?:^|\/)tile_?\d/i,
  /_[fblrud]\.\w+$|(?:^|\/)fallback\/[fblrud]\./i,
  /(?:^|\/)(?:skin|icons?|buttons?|plugins?|fonts?|markers?|maps?)(?:[-_.]|\/)|logo|icon|floor-?plan/i,
];

/**
 * Returns the files to try, best first: those that the start page names, previews and thumbnails, front faces, then
 * the first large pictures.
 *
 * @param named - Paths that the start page names, as returned by `namedPictures`.
 */
export async function pictureCandidates(
  files: Iterable<File>,
  named: readonly string[],
): Promise<string[]> {
  const previews: File[] = [];
  const faces = new Faces();
  const others: File[] = [];
  let seen = 0;
  for (const file of files) {
    seen += 1;
    // An archive may have 100,000 names: yield to the event loop in between.
    if (seen % BATCH === 0) await setImmediate();
    const { name, size } = file;
    if (!PICTURE.test(name)) continue;
    if (PREVIEWS.some((pattern) => pattern.test(name))) previews.push(file);
    else if (!faces.add(file) && isView(file, size)) others.push(file);
    if (previews.length > SORTED_MAX) sortNatural(previews).splice(PREVIEWS_MAX);
    if (others.length > SORTED_MAX) sortLarge(others).splice(PICTURES_MAX);
  }
  const found = [
    ...sortNatural(previews).slice(0, PREVIEWS_MAX),
    ...faces.best(),
    ...sortLarge(others).slice(0, PICTURES_MAX),
  ];
  return [...new Set([...named, ...found.map(({ name }) => name)])];
}

function isView({ name }: File, size: number): boolean {
  return size >= PICTURE_BYTES_MIN && !NO_VIEW.some((pattern) => pattern.test(name));
}

const { compare } = new Intl.Collator('en', { numeric: true });

/** Natural sort order: room 2 before room 10. */
function sortNatural(files: File[]): File[] {
  return files.sort((a, b) => compare(a.name, b.name));
}

function sortLarge(files: File[]): File[] {
  const isSmall = ({ size }: File) => Number(size < LARGE_BYTES);
  return files.sort((a, b) => isSmall(a) - isSmall(b) || compare(a.name, b.name));
}

/** The tiles of front faces, by scene and level. */
class Faces {
  readonly #scenes = new Map<string, Map<string, File[]>>();

  /** @returns Whether the file is a tile of a front face. */
  add(file: File): boolean {
    if (!MAY_BE_FRONT.test(file.name)) return false;
    for (const pattern of FRONT_TILES) {
      const match = pattern.exec(file.name);
      const level = match?.groups?.['level'];
      if (!match || level === undefined) continue;
      const scene = file.name.slice(0, match.index);
      const levels = this.#scenes.get(scene) ?? new Map<string, File[]>();
      this.#scenes.set(scene, levels);
      const tiles = levels.get(level) ?? [];
      levels.set(level, tiles);
      // Files are sorted by name, so the first one is the first tile.
      if (tiles.length <= FACE_TILES_MAX) tiles.push(file);
      return true;
    }
    return false;
  }

  /** Returns the first tile of one face per scene: of the level with the fewest tiles, then the largest file. */
  best(): File[] {
    const scenes = [...this.#scenes].sort(([a], [b]) => compare(a, b)).slice(0, FACES_MAX);
    return scenes.flatMap(([, levels]) => {
      const [best] = [...levels.values()]
        .filter((tiles) => tiles.length <= FACE_TILES_MAX)
        .sort((a, b) => a.length - b.length || (b[0]?.size ?? 0) - (a[0]?.size ?? 0));
      return best?.slice(0, 1) ?? [];
    });
  }
}

const NAMED_MAX = 3;
const KINDS = /^(?:og:image(?::url|:secure_url)?|twitter:image(?::src)?|image_src)$/i;
const ORIGIN = 'http://tour.invalid';

/**
 * Returns the pictures that a start page names in `<meta>` and `<link>`, as paths within the tour. An absolute URL is
 * matched to the file whose path it ends with; nothing is ever fetched.
 *
 * @param page - Path of the start page.
 */
export function namedPictures(
  html: string,
  page: string,
  isThere: (path: string) => boolean,
): string[] {
  const found: string[] = [];
  for (const attributes of pageTags(html)) {
    const kind = ['property', 'name', 'rel'].map((name) => attributes.get(name) ?? '');
    if (!kind.some((value) => KINDS.test(value))) continue;
    const address = attributes.get('content') ?? attributes.get('href') ?? '';
    const path = pathWithin(address.replaceAll('&amp;', '&'), page).find(isThere);
    if (path !== undefined) found.push(path);
    if (found.length === NAMED_MAX) break;
  }
  return found;
}

/** Returns the paths that a URL may refer to, most likely first. */
function pathWithin(address: string, page: string): string[] {
  const base = `${ORIGIN}/${page.split('/').map(encodeURIComponent).join('/')}`;
  if (!URL.canParse(address, base)) return [];
  const url = new URL(address, base);
  if (!/^https?:$/.test(url.protocol)) return [];
  const path = decodePath(url.pathname.slice(1));
  if (path === undefined) return [];
  if (url.origin === ORIGIN) return [path];
  const parts = path.split('/');
  return parts.map((_, index) => parts.slice(index).join('/'));
}

function decodePath(path: string): string | undefined {
  try {
    return decodeURIComponent(path);
  } catch {
    return undefined;
  }
}
