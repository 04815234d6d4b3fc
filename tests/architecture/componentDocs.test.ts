/** Every component of packages/ui has a page in Storybook with a description, a guide and documented props. */
import { globSync, readFileSync } from 'node:fs';
import { basename, join } from 'node:path';
import { builtinResolvers, makeFsImporter, parse, type Documentation } from 'react-docgen';
import { loadCsf } from 'storybook/internal/csf-tools';
import { extractComponentProps } from 'storybook/internal/docs-tools';
import { describe, expect, it } from 'vitest';
import { refineArgType } from '../../.storybook/docs/choices.ts';
import { FLOWS } from '../../.storybook/docs/flows.ts';
import { KEYBOARD } from '../../.storybook/docs/keyboard.ts';
import { replaceArrays } from '../../.storybook/docs/readonlyArrays.ts';
import { STORY_FILES } from '../../.storybook/review/stories.ts';
import * as main from '../../packages/ui/src/index.ts';
import * as phone from '../../packages/ui/src/phone.ts';
import * as qr from '../../packages/ui/src/qr.ts';
import { componentGuides } from './documents.ts';
import { ROOT } from './sources.ts';

const components = Object.entries({ ...main, ...phone, ...qr })
  .filter(
    ([name, value]) =>
      /^[A-Z][a-z]/.test(name) && typeof value !== 'string' && !Array.isArray(value),
  )
  .map(([name]) => name)
  .toSorted();
const metas = STORY_FILES.flatMap((pattern) => globSync(pattern, { cwd: ROOT })).map(readMeta);
const pages = metas.filter(({ title }) => /^(Components|Foundations)\//.test(title));
const docs = readDocs();
const guides = componentGuides().map(({ path, text }) => ({ name: basename(path, '.mdx'), text }));
/** The order of every guide; its last block names the pattern of the keyboard. */
const GUIDE = new RegExp(
  [
    '^## When to use it',
    '<Advice>',
    '<Do>',
    '- .+',
    '</Do>',
    '<Dont>',
    '- .+',
    '</Dont>',
    '</Advice>',
    '### From right to left',
    '\\S.*',
    '<Props(?: framed)? />',
    '## Accessibility',
    '\\S.*',
    '<Keys of="(\\w+)" />\n$',
  ].join('\n\n'),
  's',
);

describe('Storybook', () => {
  it('has a page for each component', () => {
    const shown = new Set(
      pages.flatMap(({ component, subcomponents }) => [component, ...subcomponents]),
    );
    expect(components.filter((name) => !shown.has(name))).toEqual([]);
  });

  it('describes each component', () => {
    const described = components.filter((name) => (docs.get(name)?.description ?? '') !== '');
    expect(components.filter((name) => !described.includes(name))).toEqual([]);
  });

  it('describes each prop', () => {
    const undocumented = components.flatMap((name) =>
      Object.entries(docs.get(name)?.props ?? {})
        // Without a type of ours it is an attribute of HTML that the component gives a default.
        .filter(([, { tsType, description }]) => tsType !== undefined && (description ?? '') === '')
        .map(([prop]) => `${name} ${prop}`),
    );
    expect(undocumented).toEqual([]);
  });

  it('shows the type of each prop as it is written', () => {
    const shown = new Map(components.flatMap((name) => summariesOf(name)));
    expect(
      Object.fromEntries([...shown].filter(([name]) => name.startsWith('Table '))),
    ).toMatchObject({
      'Table columns': 'readonly TableColumn<Row, Key>[]',
      'Table rows': 'readonly Row[]',
      'Table rowKey': '(row: Row) => string',
      'Table onSortChange': '(sort: TableSort<Key> | undefined) => void',
      'Table selection': 'SelectionOptions<Row>',
    });
    const kinds = /^(union|unknown|function|signature|object|array|other|intersection|enum)\b/;
    expect([...shown].filter(([, summary]) => kinds.test(summary))).toEqual([]);
  });

  it('has a guide for each page of a component, and for nothing else', () => {
    const guided = pages.flatMap(({ component, title }) =>
      title.startsWith('Components/') ? [component] : [],
    );
    expect(guides.map(({ name }) => name).toSorted()).toEqual([...new Set(guided)].toSorted());
  });

  it.each(guides)('says of $name when to use it, and how it differs and works', ({ text }) => {
    const [, pattern = ''] = GUIDE.exec(text) ?? [];
    expect(Object.keys(KEYBOARD)).toContain(pattern);
  });

  it('says of each screen what comes before and after', () => {
    const screens = metas
      .flatMap(({ title }) => /^Screens\/(.+)$/.exec(title)?.[1] ?? [])
      .toSorted();
    expect(Object.keys(FLOWS).toSorted()).toEqual(screens);
    const linked = Object.values(FLOWS).flatMap(({ before, after }) => [...before, ...after]);
    expect(linked.filter((screen) => !screens.includes(screen))).toEqual([]);
  });
});

interface StoryMeta {
  title: string;
  component: string;
  subcomponents: string[];
}

function readMeta(file: string): StoryMeta {
  const source = readFileSync(join(ROOT, file), 'utf8');
  const { meta } = loadCsf(source, { fileName: file, makeTitle: (title) => title }).parse();
  const subcomponents = /subcomponents: \{([^}]*)\}/.exec(source)?.[1] ?? '';
  return {
    title: meta.title ?? '',
    component: meta.component ?? '',
    subcomponents: subcomponents.split(',').map((name) => name.trim()),
  };
}

/** The types in the table of a component's props. */
function summariesOf(component: string): [string, string][] {
  const extracted = extractComponentProps({ __docgenInfo: docs.get(component) ?? {} }, 'props');
  return extracted.flatMap(
    ({ propDef: { name, type, sbType }, docgenInfo: { tsType, required } }) => {
      // Without a type of ours it is an attribute of HTML that the component gives a default.
      if (tsType === undefined || sbType === null) return [];
      const { table } = refineArgType(
        { name, type: { required, ...sbType }, ...(type && { table: { type } }) },
        undefined,
      );
      return [[`${component} ${name}`, table?.type?.summary ?? 'unknown'] as const];
    },
  );
}

/** As Storybook reads them, and the comments of components that are styled elements. */
function readDocs(): Map<string, Pick<Documentation, 'description' | 'props'>> {
  const read = new Map<string, Pick<Documentation, 'description' | 'props'>>();
  for (const path of globSync('packages/ui/src/{components,patterns,theme}/**/*.tsx', {
    cwd: ROOT,
  })) {
    if (/\.(stories|test)\.tsx$/.test(path)) continue;
    const filename = join(ROOT, path);
    const source = replaceArrays(readFileSync(filename, 'utf8'));
    for (const [, description = '', name = ''] of source.matchAll(
      /\/\*\* (.+?) \*\/\nexport const ([A-Z]\w+) =/g,
    )) {
      read.set(name, { description });
    }
    for (const found of parseComponents(source, filename)) {
      if (found.displayName !== undefined) read.set(found.displayName, found);
    }
  }
  return read;
}

function parseComponents(source: string, filename: string): Documentation[] {
  try {
    return parse(source, {
      filename,
      importer: makeFsImporter(),
      resolver: new builtinResolvers.FindExportedDefinitionsResolver(),
      babelOptions: { babelrc: false, configFile: false },
    });
  } catch (error) {
    // Hooks and styled elements are no components to react-docgen.
    if (error instanceof Error && /No suitable component/.test(error.message)) return [];
    throw error;
  }
}
