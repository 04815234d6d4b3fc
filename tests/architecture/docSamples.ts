/**
 * Code samples in Markdown documents.
 *
 * - ` ```tsx ` is a complete module. A first line such as `// acme.ts` names it, so that other samples of the
 *   document can import it.
 * - ` ```tsx packages/…/File.tsx `, in a how-to guide, is a new file of the repository.
 * - ` ```diff packages/…/File.tsx `, in a how-to guide, changes a file of the repository.
 * - ` ```sh packages/…/file.json `, in a how-to guide, is a command that writes the file.
 * - ` ```sh ` with `copyEnglish.ts` edits every file with texts.
 */
import { copyEnglish, textFiles } from '../languages/copyEnglish.ts';
import type { Document } from './documents.ts';

export interface Sample {
  /** The document and line, for messages. */
  readonly at: string;
  readonly language: string;
  /** The file of the repository that the sample creates or changes, in a how-to guide. */
  readonly file: string | undefined;
  readonly code: string;
}

/** Fenced blocks, also those within list items. */
const FENCE = /^( *)```(\w+)(?: (\S+))?\n([\s\S]*?)^\1```$/gm;

export function samplesOf({ path, text }: Document): Sample[] {
  return [...text.matchAll(FENCE)].map((match) => {
    const [, indent = '', language = '', file, code = ''] = match;
    const line = text.slice(0, match.index).split('\n').length;
    const unindented = code.replaceAll(new RegExp(`^${indent}`, 'gm'), '');
    return { at: `${path}:${line}`, language, file, code: unindented };
  });
}

export function isTypeScript({ language }: Sample): boolean {
  return language === 'ts' || language === 'tsx';
}

/** Returns the files that a guide creates or changes, without those with texts that `copyEnglish.ts` edits. */
export function filesOf(samples: readonly Sample[]): ReadonlySet<string> {
  return new Set(samples.flatMap(({ file }) => file ?? []));
}

/** The language for which a command copies the English texts. */
function copiedLanguageOf({ language, code }: Sample): string | undefined {
  return language === 'sh' ? /copyEnglish\.ts (\w+)/.exec(code)?.[1] : undefined;
}

/**
 * Follows a guide: adds its new files, applies its diffs, and copies texts. What is there already stays, so that the guide fits
 * a working tree in which it was followed.
 *
 * @param readFile - Returns a file of the repository, or `undefined` if there is none.
 * @returns The new and the changed files by path.
 * @throws {Error} If the lines that a diff shows are not in its file, or more than once.
 */
export function applyGuide(
  samples: readonly Sample[],
  readFile: (path: string) => string | undefined,
): Map<string, string> {
  const files = new Map<string, string>();
  for (const sample of samples) {
    const { at, language, file, code } = sample;
    const copied = copiedLanguageOf(sample);
    if (copied !== undefined) {
      for (const path of textFiles()) {
        files.set(path, copyEnglish(files.get(path) ?? readFile(path) ?? '', copied));
      }
    }
    if (file === undefined || language === 'sh') continue;
    const current = files.get(file) ?? readFile(file);
    if (language !== 'diff') files.set(file, current ?? code);
    else if (current === undefined) throw new Error(`${at}: ${file} does not exist`);
    else files.set(file, applyDiff(current, code, at));
  }
  return files;
}

/** Replaces the lines with ` ` and `-` by those with ` ` and `+`. They must be consecutive and occur once. */
function applyDiff(text: string, diff: string, at: string): string {
  const lines = diff.trimEnd().split('\n');
  const without = (mark: string) =>
    lines.flatMap((line) => (line.startsWith(mark) ? [] : [line.slice(1)])).join('\n');
  const [before, after] = [`\n${without('+')}\n`, `\n${without('-')}\n`];
  // The first line has a line break before it, too.
  const source = `\n${text}`;
  if (source.includes(after)) return text;
  const parts = source.split(before);
  if (parts.length !== 2) {
    throw new Error(`${at}: its lines occur ${parts.length - 1} times in the file`);
  }
  return parts.join(after).slice(1);
}
