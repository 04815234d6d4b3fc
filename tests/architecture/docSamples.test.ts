/** Code samples in documents compile, and how-to guides fit the files that they change. */
import { existsSync, globSync, readFileSync, realpathSync } from 'node:fs';
import { basename, dirname, join } from 'node:path';
import type { FileSystem } from 'typescript/unstable/fs';
import { API } from 'typescript/unstable/sync';
import { describe, expect, it } from 'vitest';
import { applyGuide, filesOf, isTypeScript, samplesOf, type Sample } from './docSamples.ts';
import { documents } from './documents.ts';
import { ROOT } from './sources.ts';

const docs = documents().map((document) => ({ ...document, samples: samplesOf(document) }));
const guides = docs.filter(({ samples }) => samples.some(({ file }) => file !== undefined));
/** Every text of the other guides would lack the language that this one adds. */
const LANGUAGE_GUIDE = 'docs/how-to/add-a-language.md';

/** Another example for each guide: what to call the things that it adds. */
const OTHER_NAMES: Readonly<Record<string, readonly (readonly [RegExp, string])[]>> = {
  'docs/how-to/add-a-brand.md': [
    [/\bDana/g, 'Amber'],
    [/\bdana/g, 'amber'],
  ],
  'docs/how-to/add-a-component.md': [
    [/\bQuote/g, 'Saying'],
    [/\bquote\.md/g, 'saying.md'],
  ],
  'docs/how-to/add-a-language.md': [
    [/\bfr\b/g, 'tr'],
    [/_FR\b/g, '_TR'],
  ],
  'docs/how-to/add-a-project-field.md': [[/\bhandover/g, 'contractor']],
  'docs/how-to/add-a-screen.md': [
    [/ilotGuide/g, 'ilotHelp'],
    [/ilot guide/g, 'ilot help'],
    [/\bguide\b/g, 'help'],
  ],
  'docs/how-to/add-a-state.md': [
    [/ongName/g, 'ongTitle'],
    [/long-name/g, 'long-title'],
  ],
  'docs/how-to/add-an-api-call.md': [
    [/ilotCount/g, 'ilotTotal'],
    [/project_count/g, 'project_total'],
  ],
};

function readFile(path: string): string | undefined {
  const file = join(ROOT, path);
  return existsSync(file) ? readFileSync(file, 'utf8') : undefined;
}

describe.each(guides)('$path', ({ path, text, samples }) => {
  it('fits the files that it changes', () => {
    expect(() => applyGuide(samples, readFile)).not.toThrow();
  });

  it('changes nothing where it was followed', () => {
    const followed = applyGuide(samples, readFile);
    const again = applyGuide(samples, (file) => followed.get(file) ?? readFile(file));
    expect(again).toEqual(followed);
  });

  it('fits the files in which it was followed with another example', () => {
    const renamed = (OTHER_NAMES[path] ?? []).reduce(
      (renaming, [name, other]) => renaming.replaceAll(name, other),
      text,
    );
    expect(renamed).not.toBe(text);
    const followed = applyGuide(samplesOf({ path, text: renamed }), readFile);
    const both = applyGuide(samples, (file) => followed.get(file) ?? readFile(file));
    const unchanged = [...filesOf(samples)].filter(
      (file) => both.has(file) && both.get(file) === followed.get(file),
    );
    expect(unchanged).toEqual([]);
  });

  it('says how many files it touches', () => {
    expect(/It touches (\d+) files\./.exec(text)?.[1]).toBe(String(filesOf(samples).size));
  });
});

describe('code samples', () => {
  it('compile', () => {
    const files = new Map<string, string>();
    for (const { path: guide, samples } of guides) {
      if (guide === LANGUAGE_GUIDE) continue;
      const applied = applyGuide(samples, (path) => files.get(path) ?? readFile(path));
      for (const [path, code] of applied) files.set(path, code);
    }
    for (const { path, samples } of docs) {
      for (const [name, { code }] of nameSamples(samples)) {
        // Below the document's folder: `#session` is a name within its package only.
        files.set(join(path.replace('.md', '.samples'), name), code);
      }
    }
    expect(compile(files)).toEqual([]);
  }, 180_000);
});

it('the sources compile with the language that a guide adds', () => {
  const guide = docs.find(({ path }) => path === LANGUAGE_GUIDE);
  const files = new Map(languageSources());
  for (const [path, code] of applyGuide(guide?.samples ?? [], readFile)) files.set(path, code);
  expect(compile(files)).toEqual([]);
}, 180_000);

/** Modules with something for each language. To check all modules takes five times as long. */
function languageSources(): (readonly [string, string])[] {
  return globSync('{apps,mocks,packages,tests}/**/*.{ts,tsx}', { cwd: ROOT, exclude: isOutside })
    .map((path) => [path, readFile(path) ?? ''] as const)
    .filter(([path]) => !path.endsWith('.stories.tsx'))
    .filter(([, code]) => /\bar: |\bLanguage\b|\bLANGUAGES\b|\bServerText\b/.test(code));
}

function isOutside(path: string): boolean {
  return /(^|\/)(node_modules|dist)(\/|$)|-app(\/|$)/.test(path);
}

/** Complete modules of a document, by the name in their first line or by their place. */
function nameSamples(samples: readonly Sample[]): Map<string, Sample> {
  const named = new Map<string, Sample>();
  for (const sample of samples) {
    if (sample.file !== undefined || !isTypeScript(sample)) continue;
    const name = /^\/\/ (\S+)\n/.exec(sample.code)?.[1];
    const place = `${basename(sample.at).replaceAll(/\W/g, '-')}.${sample.language}`;
    named.set(name === undefined || named.has(name) ? place : name, sample);
  }
  return named;
}

/**
 * Type-checks files that need not be on the disk, as if they were in the repository.
 *
 * @param files - Text by path.
 * @returns The errors in these files.
 */
function compile(files: ReadonlyMap<string, string>): string[] {
  const config = join(ROOT, 'tsconfig.samples.json');
  const paths = [...files.keys()].filter((path) => /\.tsx?$/.test(path));
  const overlay = new Map([...files].map(([path, text]) => [join(ROOT, path), text]));
  overlay.set(
    config,
    JSON.stringify({
      extends: './tsconfig.tools.json',
      compilerOptions: { composite: false, emitDeclarationOnly: false, noEmit: true },
      include: [],
      references: [],
      files: paths,
    }),
  );
  const api = new API({ cwd: ROOT, fs: overlayOn(overlay) });
  try {
    const project = api.updateSnapshot({ openProjects: [config] }).getProject(config);
    if (project === undefined) throw new Error('TypeScript has not loaded the samples.');
    const { program } = project;
    return paths.flatMap((path) => {
      const file = join(ROOT, path);
      return [
        ...program.getSyntacticDiagnostics(file),
        ...program.getSemanticDiagnostics(file),
      ].map(({ text, pos }) => {
        const line = overlay.get(file)?.slice(0, pos).split('\n').length;
        return `${path}:${line} ${text}`;
      });
    });
  } finally {
    api.close();
  }
}

/** `undefined` falls back to the disk. */
function overlayOn(files: ReadonlyMap<string, string>): FileSystem {
  const folders = new Set<string>();
  for (const file of files.keys()) {
    for (let at = dirname(file); at !== dirname(at); at = dirname(at)) folders.add(at);
  }
  return {
    readFile: (file) => files.get(followLink(file)),
    fileExists: (file) => (files.has(followLink(file)) ? true : undefined),
    directoryExists: (folder) => (folders.has(followLink(folder)) ? true : undefined),
    realpath: (file) => (files.has(followLink(file)) ? followLink(file) : undefined),
  };
}

/** Workspaces are links in `node_modules`. */
function followLink(path: string): string {
  const scope = join(ROOT, 'node_modules/@jawla/');
  if (!path.startsWith(scope)) return path;
  const [name = '', ...rest] = path.slice(scope.length).split('/');
  const link = join(scope, name);
  return existsSync(link) ? [realpathSync(link), ...rest].join('/') : path;
}
