/**
 * The draft of a further language: a copy of the English texts, for translators to replace.
 *
 * Usage: `node tests/languages/copyEnglish.ts fr`. Run it again after changes: texts that the language has already
 * are left alone.
 */
import { globSync, readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';

const ROOT = join(import.meta.dirname, '../..');
const FILES = [
  'packages/features/src/**/*.texts.ts',
  'packages/ui/src/components/**/*{Texts,Label}.ts',
  'packages/archives/src/texts.ts',
  'apps/api/src/platform/texts/texts.ts',
  'apps/api/src/platform/outbox/mail/mailTemplates.ts',
  'mocks/{backend,handlers}/*.ts',
  'tests/e2e/*exts.ts',
  // Samples that are compiled.
  'docs/how-to/*.md',
  'packages/*/README.md',
];
/** Shows the sources before and after this command. */
const LANGUAGE_GUIDE = 'docs/how-to/add-a-language.md';

const STRING = String.raw`(?:'(?:[^'\\\n]|\\.)*'|"(?:[^"\\\n]|\\.)*")`;
/** The texts are on one line or on one line each, also in a diff. */
const GAP = String.raw`(?:,\s+|,\n\+\s+)`;
const BLOCK = String.raw`\{\n(?:\1 .*\n)*\1\}`;

/** Adds a copy of each English text that has an Arabic one but none in the language, under its tag. */
export function copyEnglish(source: string, language: string): string {
  const other = `(?!${language}: )\\w+: `;
  /** `en: 'Save', ar: `, with other languages in between. */
  const strings = new RegExp(
    `\\b(en: (${STRING})(${GAP}))(?=(?:${other}${STRING}${GAP})*ar: )`,
    'g',
  );
  /** `en: {` to the `}` at the same indentation. */
  const blocks = new RegExp(`^( *)(en: (${BLOCK}),\n)(?=(?:\\1${other}${BLOCK},\n)*\\1ar: )`, 'gm');
  return source
    .replaceAll(strings, (_, english, text, gap) => `${english}${language}: ${text}${gap}`)
    .replaceAll(
      blocks,
      (_, indent, english, texts) => `${indent}${english}${indent}${language}: ${texts},\n`,
    );
}

/** The files with texts in every language, below the root of the repository. */
export function textFiles(): string[] {
  return globSync(FILES, { cwd: ROOT, exclude: [LANGUAGE_GUIDE] }).filter((path) => {
    const source = readFileSync(join(ROOT, path), 'utf8');
    return /\ben: ['"{]/.test(source) && /\bar: ['"{]/.test(source);
  });
}

if (import.meta.main) {
  const [language] = process.argv.slice(2);
  if (language === undefined || !/^[a-z]{2,3}$/.test(language)) {
    throw new Error('Give the language, such as fr.');
  }
  for (const path of textFiles()) {
    const file = join(ROOT, path);
    writeFileSync(file, copyEnglish(readFileSync(file, 'utf8'), language));
  }
}
