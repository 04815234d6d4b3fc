import { describe, expect, it } from 'vitest';
import { findAffectedStories, parseModuleGraph } from './affectedStories.ts';

interface FakeModule {
  text: string;
  /** What the bundler resolved its imports to. */
  imports: string[];
}

/** A small Storybook in which `@ui` is `ui/index.ts`. */
const MODULES: Readonly<Record<string, FakeModule>> = {
  '.storybook/preview.tsx': {
    text: `import { Provider } from '@ui'; import '@ui/house.css'; export default { Provider };`,
    imports: ['ui/index.ts', 'ui/house.css'],
  },
  '.storybook/Docs.mdx': { text: '', imports: ['ui/Card/Card.tsx'] },
  'ui/index.ts': {
    text: `export * from './Button';\nexport * from './Card';\nexport { Provider } from './Provider';\n`,
    imports: ['ui/Button/index.ts', 'ui/Card/index.ts', 'ui/Provider.tsx'],
  },
  'ui/house.css': { text: '', imports: [] },
  'ui/Provider.tsx': { text: `export const Provider = 1;`, imports: [] },
  'ui/Button/index.ts': {
    text: `export { Button, type ButtonProps } from './Button';`,
    imports: ['ui/Button/Button.tsx'],
  },
  'ui/Button/Button.tsx': {
    text: `import * as S from './Button.styles'; export const Button = S.Root;`,
    imports: ['ui/Button/Button.styles.ts'],
  },
  'ui/Button/Button.styles.ts': { text: `export const Root = 1;`, imports: [] },
  'ui/Button/Button.stories.tsx': {
    text: `import { Button } from './Button'; export default { Button };`,
    imports: ['ui/Button/Button.tsx'],
  },
  'ui/Card/index.ts': { text: `export { Card } from './Card';`, imports: ['ui/Card/Card.tsx'] },
  'ui/Card/Card.tsx': {
    text: `import image from './card.webp'; export const Card = image;`,
    imports: ['ui/Card/card.webp'],
  },
  'ui/Card/card.webp': { text: '', imports: [] },
  'ui/Card/Card.stories.tsx': {
    text: `import { Card } from './Card'; export default { Card };`,
    imports: ['ui/Card/Card.tsx'],
  },
  'features/Login.tsx': {
    text: `import { Button as Submit } from '@ui'; export const Login = Submit;`,
    imports: ['ui/index.ts'],
  },
  'features/Login.stories.tsx': {
    text: `import { Login } from './Login'; export default { Login };`,
    imports: ['features/Login.tsx'],
  },
  'features/Home.stories.tsx': {
    text: `import { Card, type ButtonProps } from '@ui'; import './register'; export default { Card };`,
    imports: ['ui/index.ts', 'features/register.ts'],
  },
  'features/register.ts': {
    text: `import { list } from './list'; list.push(1);`,
    imports: ['features/list.ts'],
  },
  'features/list.ts': { text: `export const list = [];`, imports: [] },
  'features/texts.ts': {
    text: `export const texts = import.meta.glob('./*/texts.ts');`,
    imports: ['features/login/texts.ts'],
  },
  'features/login/texts.ts': { text: `export const hello = 'Hello';`, imports: [] },
  'features/Texts.stories.tsx': {
    text: `import { texts } from './texts'; export default { texts };`,
    imports: ['features/texts.ts'],
  },
  'features/Journey.stories.tsx': {
    text: `export const open = () => import('./Login');`,
    imports: ['features/Login.tsx'],
  },
};

/** In the format of `storybook build --stats-json`, where modules without importers are missing. */
function statsOf(modules: Readonly<Record<string, FakeModule>>): string {
  const stats = Object.keys(modules).map((name) => ({
    name: `./${name}`,
    reasons: [
      ...Object.entries(modules)
        .filter(([, { imports }]) => imports.includes(name))
        .map(([importer]) => `./${importer}`),
      ...(/\.(?:stories\.tsx|mdx)$/.test(name) ? ['/virtual:/storybook-stories.js'] : []),
    ].map((moduleName) => ({ moduleName })),
  }));
  return JSON.stringify({ modules: stats.filter(({ reasons }) => reasons.length > 0) });
}

function affectedBy(changedFiles: string[], textsInBase: Readonly<Record<string, string>> = {}) {
  const affected = findAffectedStories(changedFiles, parseModuleGraph(statsOf(MODULES)), {
    inWorkingTree: (path) => MODULES[path]?.text ?? '',
    inBase: (path) => textsInBase[path],
  });
  return affected.scope === 'all' ? affected : [...affected.files].toSorted();
}

describe('findAffectedStories', () => {
  it('returns the stories of a component and of what uses it', () => {
    expect(affectedBy(['ui/Button/Button.styles.ts'])).toEqual([
      'features/Journey.stories.tsx',
      'features/Login.stories.tsx',
      'ui/Button/Button.stories.tsx',
    ]);
  });

  it('follows images to the components that show them', () => {
    expect(affectedBy(['ui/Card/card.webp'])).toEqual([
      'features/Home.stories.tsx',
      'ui/Card/Card.stories.tsx',
    ]);
  });

  it('follows imports for side effects', () => {
    expect(affectedBy(['features/list.ts'])).toEqual(['features/Home.stories.tsx']);
  });

  it('follows imports that only the bundler knows', () => {
    expect(affectedBy(['features/login/texts.ts'])).toEqual(['features/Texts.stories.tsx']);
  });

  it('returns a changed story file and no other', () => {
    expect(affectedBy(['ui/Button/Button.stories.tsx'])).toEqual(['ui/Button/Button.stories.tsx']);
  });

  it('returns a deleted story file', () => {
    expect(affectedBy(['ui/Tag/Tag.stories.tsx'])).toEqual(['ui/Tag/Tag.stories.tsx']);
  });

  it('returns all stories when the preview uses what has changed', () => {
    const all = { scope: 'all', reason: '.storybook/preview.tsx' };
    expect(affectedBy(['ui/Provider.tsx'])).toEqual(all);
    expect(affectedBy(['ui/house.css'])).toEqual(all);
    expect(affectedBy(['.storybook/preview.tsx'])).toEqual(all);
  });

  it.each([
    'package-lock.json',
    'tsconfig.base.json',
    '.storybook/main.ts',
    'apps/portal/public/brand/logo.svg',
    'packages/ui/package.json',
    'packages/ui/src/theme/fonts/arabic.woff2',
    'packages/ui/src/theme/brands/fonts.css',
  ])('returns all stories when %s changes', (file) => {
    expect(affectedBy([file])).toEqual({ scope: 'all', reason: file });
  });

  it.each([
    'docs/reviewing.md',
    'README.md',
    'apps/api/src/app/app.ts',
    'packages/ui/src/theme/contrast.test.ts',
    'tests/e2e/auth.e2e.ts',
    'package.json',
  ])('returns no stories when %s changes', (file) => {
    expect(affectedBy([file])).toEqual([]);
  });

  it('returns no stories for a page of the documentation', () => {
    expect(affectedBy(['.storybook/Docs.mdx'])).toEqual([]);
  });

  describe('when only the re-exports of a module change', () => {
    const before = `export * from './Button';\nexport { Provider } from './Provider';\n`;

    it('returns the stories that use the new names', () => {
      expect(affectedBy(['ui/index.ts'], { 'ui/index.ts': before })).toEqual([
        'features/Home.stories.tsx',
      ]);
    });

    it('returns all stories when the preview uses one of them', () => {
      const other = before.replace("'./Provider'", "'./OtherProvider'");
      expect(affectedBy(['ui/index.ts'], { 'ui/index.ts': other })).toMatchObject({ scope: 'all' });
    });
  });
});
