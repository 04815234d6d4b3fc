/** Links between documents, and from documents to sources. */
import { existsSync, globSync, readFileSync } from 'node:fs';
import { dirname, join, posix } from 'node:path';
import { describe, expect, it } from 'vitest';
import { filesOf, samplesOf } from './docSamples.ts';
import { documents } from './documents.ts';
import { ROOT } from './sources.ts';

const LINK = /\[[^\]]*\]\(([^)\s]+)\)/g;
/** A path of the repository in code style. */
const CODE_PATH =
  /`((?:\.storybook|\.changeset|\.github|apps|deploy|docs|mocks|packages|tests)\/[\w./-]+)`/g;
/** Written by builds: not there in a new clone. */
const GENERATED = /^(?:apps|packages)\/\w+\/dist\b/;

const docs = documents();
// Decisions name what was there on their day.
const current = docs.filter(({ path }) => !path.startsWith('docs/decisions/0'));
const markdownOf = new Map(docs.map(({ path, text }) => [path, text]));

/** The ids that GitHub gives the headings of a document. */
function anchorsOf(markdown: string): string[] {
  return [...markdown.matchAll(/^#{1,6} (.+)$/gm)].map(([, heading = '']) =>
    heading
      .toLowerCase()
      .replaceAll(/[^\p{L}\p{N} _-]/gu, '')
      .replaceAll(' ', '-'),
  );
}

function withoutSamples(markdown: string): string {
  return markdown.replaceAll(/^```[\s\S]*?^```/gm, '');
}

describe.each(docs)('$path', ({ path, text }) => {
  it('links to existing files and headings', () => {
    const broken = [...withoutSamples(text).matchAll(LINK)]
      .flatMap(([, link]) => link ?? [])
      .filter((link) => !/^(?:https?|mailto):/.test(link))
      .filter((link) => {
        const [file = '', anchor] = link.split('#');
        const target = file === '' ? path : posix.join(dirname(path), file);
        if (!existsSync(join(ROOT, target))) return true;
        const markdown = markdownOf.get(target);
        return (
          anchor !== undefined && markdown !== undefined && !anchorsOf(markdown).includes(anchor)
        );
      });
    expect(broken).toEqual([]);
  });
});

describe.each(current)('$path', (document) => {
  it('names existing paths', () => {
    const created = filesOf(samplesOf(document));
    const missing = [...withoutSamples(document.text).matchAll(CODE_PATH)]
      .flatMap(([, named]) => named ?? [])
      .filter((named) => !GENERATED.test(named))
      .filter((named) => !created.has(named) && !existsSync(join(ROOT, named)));
    expect(missing).toEqual([]);
  });
});

describe('docs/decisions/README.md', () => {
  it('lists every decision once, with its title', () => {
    const folder = join(ROOT, 'docs/decisions');
    const records = globSync('0*.md', { cwd: folder }).map((file) => {
      const title = /^# (.+)$/m.exec(readFileSync(join(folder, file), 'utf8'))?.[1] ?? '';
      return `[${title}](${file})`;
    });
    const index = markdownOf.get('docs/decisions/README.md') ?? '';
    const listed = [...index.matchAll(/^- (\[.+?\]\(.+?\))/gm)].map(([, entry]) => entry);
    expect(listed.toSorted((a = '', b = '') => a.localeCompare(b, 'en'))).toEqual(
      records.toSorted((a, b) => a.localeCompare(b, 'en')),
    );
  });
});
