/**
 * Finds out which tool exported a tour, from its pack. The pack is untrusted: names, sizes and contents. Nothing is
 * executed, and every pattern takes linear time.
 */
import { posix } from 'node:path';
import { setImmediate } from 'node:timers/promises';
import { TOUR_TOOLS, toolOfFile, type TourToolName } from '@jawla/contract/tourTools';
import type { Pack } from '../../platform/packs/packs.ts';
import { declaresProtocol } from './declaresProtocol.ts';
import { PackReader } from './packReader.ts';
import { leadsTo } from './leadsTo.ts';

/**
 * Increment it when inspections find more or other facts: tours of an earlier inspector are inspected again in the
 * background.
 */
export const INSPECTOR = 2;

export const PAGE_BYTES_MAX = 1_000_000;
const FILE_BYTES_MAX = 4_000_000;
/** Limit of all reads for one tour. */
const TOTAL_BYTES_MAX = 24_000_000;
/** Number of files per tool that are read. */
const FILES_MAX = 4;
/** Number of files that a file of krpano may include, so that its scenes are counted. */
const INCLUDES_MAX = 40;
/** Number of pages to follow from the start page, to the one that loads the player. */
const PAGES_MAX = 12;
/** Number of names to check before yielding to the event loop. */
const BATCH = 2000;
/** Number of characters at the beginning of a file that may name the version. */
const HEAD_LENGTH = 8192;

export interface TourInspection {
  /** `undefined` if no known tool exported it. */
  readonly tool: { readonly name: TourToolName; readonly version: string | undefined } | undefined;
  /** Number of scenes; `undefined` if it is not certain. */
  readonly scenes: number | undefined;
  /** Whether the start page, or the page that it leads to, declares that the tour implements the tour protocol. */
  readonly speaksItself: boolean;
}

/** @param startPage - Path of the start page. */
export async function inspectTour(pack: Pack, startPage: string): Promise<TourInspection> {
  const exported = new ExportedTour(pack, startPage, await signsOf(pack));
  await exported.findPlayer();
  const speaksItself = await exported.speaksItself();
  for (const name of TOUR_TOOLS) {
    if (!(await isExportOf(name, exported))) continue;
    const version = await versionOf(name, exported);
    return { tool: { name, version }, scenes: await SCENES[name]?.(exported), speaksItself };
  }
  return { tool: undefined, scenes: undefined, speaksItself };
}

/** Returns the files that identify tools, by tool. */
async function signsOf(pack: Pack): Promise<ReadonlyMap<TourToolName, readonly string[]>> {
  const signs = new Map<TourToolName, string[]>();
  let seen = 0;
  for (const { name } of pack.files()) {
    seen += 1;
    // A tour may have 100,000 files: yield to the event loop in between.
    if (seen % BATCH === 0) await setImmediate();
    const tool = toolOfFile(name);
    if (tool === undefined) continue;
    const paths = signs.get(tool) ?? [];
    if (paths.length < FILES_MAX) paths.push(name);
    signs.set(tool, paths);
  }
  return signs;
}

class ExportedTour {
  readonly #reader: PackReader;
  readonly #startPage: string;
  readonly #signs: ReadonlyMap<TourToolName, readonly string[]>;
  readonly #texts = new Map<string, Promise<string>>();
  /** The page that loads the player; the start page if it is not found. */
  #page: string;

  constructor(pack: Pack, startPage: string, signs: ReadonlyMap<TourToolName, readonly string[]>) {
    this.#reader = new PackReader(pack, TOTAL_BYTES_MAX);
    this.#startPage = startPage;
    this.#page = startPage;
    this.#signs = signs;
  }

  /** Follows redirects, frames and links of start pages that only lead to the tour. */
  async findPlayer(): Promise<void> {
    const paths = [this.#startPage];
    for (const path of paths) {
      const text = await this.#read(path, PAGE_BYTES_MAX);
      if (declaresProtocol(text) || loadsPlayer(text)) {
        this.#page = path;
        return;
      }
      for (const next of leadsTo(text, path)) {
        if (paths.length < PAGES_MAX && !paths.includes(next)) paths.push(next);
      }
    }
  }

  async speaksItself(): Promise<boolean> {
    const start = await this.#read(this.#startPage, PAGE_BYTES_MAX);
    return declaresProtocol(start) || declaresProtocol(await this.page());
  }

  page(): Promise<string> {
    return this.#read(this.#page, PAGE_BYTES_MAX);
  }

  /** Reads a file; empty if it is missing or too large. */
  text(path: string): Promise<string> {
    return this.#read(path, FILE_BYTES_MAX);
  }

  /** Reads a file in the folder of the page that loads the player. */
  besidePage(name: string): Promise<string> {
    return this.text(this.#page.replace(/[^/]*$/, '') + name);
  }

  signs(tool: TourToolName): readonly string[] {
    return this.#signs.get(tool) ?? [];
  }

  /** Each file is read once: reading counts towards the limit. */
  #read(path: string, bytesMax: number): Promise<string> {
    const known = this.#texts.get(path);
    if (known) return known;
    const text = this.#reader.read(path, bytesMax).then((bytes) => bytes?.toString('utf8') ?? '');
    this.#texts.set(path, text);
    return text;
  }
}

/** Text of a page that loads a player, wherever its files are. */
const LOADS: Partial<Readonly<Record<TourToolName, RegExp>>> = {
  Marzipano: /\bmarzipano(?:\.min)?\.js\b/i,
  Panotour: /\bgenerated by Panotour\b|(?<!\w)access(?:Std|Web)Vr\s?\(/i,
  krpano: /(?<!\w)embedpano\s?\(/,
  Pannellum: /\bpannellum(?:\.min)?\.js\b/i,
  'Photo Sphere Viewer': /\bphoto-sphere-viewer\b/i,
};

/** Whether a page loads a player, or a script of a tool whose pages have no such text. */
function loadsPlayer(page: string): boolean {
  return (
    Object.values(LOADS).some((pattern) => pattern.test(page)) ||
    /\b(?:pano2vr_player|tdvplayer|krpano|tour)\.js\b/i.test(page)
  );
}

/** For tools whose files have common names: text that one of these files, or the start page, contains. */
const CONTENTS: Partial<Readonly<Record<TourToolName, RegExp>>> = {
  Pano2VR: /pano2vr|<(?:tour|panorama)[\s>]/i,
  Panotour: /<krpano[\s/>]/i,
  krpano: /krpano/i,
};

/** Names of files that no other tool gives, whatever they contain. */
const IS_ENOUGH = /(?:^|\/)TOURdata\//;

async function isExportOf(tool: TourToolName, exported: ExportedTour): Promise<boolean> {
  const page = await exported.page();
  if (LOADS[tool]?.test(page)) return true;
  const signs = exported.signs(tool);
  const content = CONTENTS[tool];
  if (!content || signs.length === 0) return signs.length > 0;
  if (signs.some((path) => IS_ENOUGH.test(path))) return true;
  for (const path of signs) {
    if (content.test(await exported.text(path))) return true;
  }
  return content.test(page);
}

const NUMBER = String.raw`(\d{1,4}(?:\.\d{1,4}){1,3}(?:-pr\d{1,2})?)`;

/** How players name their version in comments, and pages in addresses of players. */
const VERSIONS: Readonly<Record<TourToolName, readonly RegExp[]>> = {
  Pano2VR: [
    versionAfter(String.raw`\bPano2VR (?:v|version )?`),
    versionAfter(String.raw`\sappversion\s?=\s?["']`),
  ],
  '3DVista': [versionAfter(String.raw`\b3DVista (?:VT )?(?:Pro )?v?`)],
  Marzipano: [versionAfter(String.raw`\bMarzipano\b[^\n]{0,80}?[v@]`)],
  Panotour: [versionAfter(String.raw`\bPanotour (?:Pro )?v?`)],
  krpano: [
    versionAfter(String.raw`\bkrpano (?:HTML5 )?(?:Viewer )?`),
    versionAfter(String.raw`<krpano\s[^<>]{0,400}\bversion\s?=\s?["']`),
  ],
  Pannellum: [versionAfter(String.raw`\bpannellum[ @]v?`)],
  'Photo Sphere Viewer': [
    versionAfter(String.raw`\bphoto-sphere-viewer(?:/core)?@`),
    versionAfter(String.raw`\bPhoto Sphere Viewer v?`),
  ],
};

function versionAfter(pattern: string): RegExp {
  return new RegExp(pattern + NUMBER, 'i');
}

async function versionOf(tool: TourToolName, exported: ExportedTour): Promise<string | undefined> {
  const texts = await Promise.all([
    ...exported.signs(tool).map((path) => exported.text(path)),
    exported.page(),
  ]);
  for (const pattern of VERSIONS[tool]) {
    for (const text of texts) {
      const version = pattern.exec(text.slice(0, HEAD_LENGTH))?.[1];
      if (version !== undefined) return version;
    }
  }
  return undefined;
}

/** How to count the scenes, for tools that list them in a file of a known form. */
const SCENES: Partial<
  Readonly<Record<TourToolName, (exported: ExportedTour) => Promise<number | undefined>>>
> = {
  Pano2VR: async (exported) =>
    count(withoutComments(await ownXml('Pano2VR', exported)), /<panorama[\s>]/g),
  '3DVista': async (exported) => {
    // Since 2022, the first has only the skin of each kind of device.
    for (const name of ['script.js', 'script_general.js']) {
      const panoramas = /\bclass["']?\s?:\s?["']Panorama["']/g;
      const scenes = count(await exported.besidePage(name), panoramas);
      if (scenes !== undefined) return scenes;
    }
    return undefined;
  },
  Marzipano: async (exported) => {
    const { scenes } = jsonIn(await exported.besidePage('data.js'));
    return Array.isArray(scenes) ? positive(scenes.length) : undefined;
  },
  Panotour: async (exported) => countIncluded(onlyXml('Panotour', exported), exported),
  krpano: async (exported) => countIncluded(onlyXml('krpano', exported), exported),
  Pannellum: async (exported) => {
    const page = await exported.page();
    const [, name] = /["'?=]([\w-]{1,60}\.json)["'&]/.exec(page) ?? [];
    if (name === undefined) return undefined;
    const { scenes } = jsonIn(await exported.besidePage(name));
    return isRecord(scenes) ? positive(Object.keys(scenes).length) : undefined;
  },
};

/** Returns the only XML file that identifies the tool; with several, it is not certain which one the tour loads. */
function onlyXml(tool: TourToolName, exported: ExportedTour): string | undefined {
  const [path, ...others] = exported.signs(tool).filter((name) => /\.xml$/i.test(name));
  return others.length > 0 ? undefined : path;
}

async function ownXml(tool: TourToolName, exported: ExportedTour): Promise<string> {
  const path = onlyXml(tool, exported);
  return path === undefined ? '' : exported.text(path);
}

/** Counts the scenes of a file of krpano and of those that it includes; `undefined` if one of them is not in the tour. */
async function countIncluded(
  first: string | undefined,
  exported: ExportedTour,
): Promise<number | undefined> {
  if (first === undefined) return undefined;
  const folder = first.replace(/[^/]*$/, '');
  const paths = [first];
  let scenes = 0;
  for (const path of paths) {
    const xml = withoutComments(await exported.text(path));
    if (xml === '') return undefined;
    scenes += count(xml, /<scene[\s>]/g) ?? 0;
    for (const [, url = ''] of xml.matchAll(/<include\s[^<>]{0,300}?url="([^"<>]{1,300})"/g)) {
      // Plugins and skins contain no scenes.
      if (/^(?:%\w+%\/)?(?:skin|plugins)\//.test(url)) continue;
      const included = includedPath(url, { folder, by: path });
      if (included === undefined || paths.length > INCLUDES_MAX) return undefined;
      if (!paths.includes(included)) paths.push(included);
    }
  }
  return positive(scenes);
}

/** Returns the path of a file that krpano includes: without a placeholder, it is relative to the file that includes it. */
function includedPath(
  url: string,
  { folder, by }: { folder: string; by: string },
): string | undefined {
  const [, placeholder, name = ''] = /^(?:%(\w+)%\/)?([^%?#:]+)$/.exec(url) ?? [];
  const isRelative = placeholder === undefined || placeholder === 'CURRENTXML';
  const start = isRelative ? by.replace(/[^/]*$/, '') : folder;
  const path = posix.normalize(start + name);
  return name === '' || path.startsWith('../') || path.startsWith('/') ? undefined : path;
}

function count(text: string, pattern: RegExp): number | undefined {
  let found = 0;
  for (const _ of text.matchAll(pattern)) found += 1;
  return positive(found);
}

/** A tour without scenes has them elsewhere. */
function positive(scenes: number): number | undefined {
  return scenes > 0 ? scenes : undefined;
}

function withoutComments(xml: string): string {
  const parts: string[] = [];
  let at = 0;
  while (at < xml.length) {
    const start = xml.indexOf('<!--', at);
    parts.push(xml.slice(at, start === -1 ? undefined : start));
    const end = start === -1 ? -1 : xml.indexOf('-->', start + 4);
    if (end === -1) break;
    at = end + 3;
  }
  return parts.join('');
}

/** Parses the only object in a text such as `var APP_DATA = {…};`; empty if there is none. */
function jsonIn(text: string): Readonly<Record<string, unknown>> {
  try {
    const data: unknown = JSON.parse(text.slice(text.indexOf('{'), text.lastIndexOf('}') + 1));
    return isRecord(data) ? data : {};
  } catch {
    return {};
  }
}

function isRecord(value: unknown): value is Readonly<Record<string, unknown>> {
  return typeof value === 'object' && value !== null && !Array.isArray(value);
}
