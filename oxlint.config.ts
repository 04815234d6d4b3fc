import { defineConfig, type OxlintOverride } from 'oxlint';
import { FEATURES, moduleName } from './tests/architecture/featureModules.ts';
import { LAYERS, PACKAGES, type Layer } from './tests/architecture/layers.ts';
import type { Module } from './tests/architecture/moduleGraph.ts';

const TESTS = ['**/*.test.{ts,tsx}', '**/*.stories.tsx', '**/testing/**'];
const HOOKS_FILE = 'packages/features/src/core/store/hooks.ts';

interface RestrictedPath {
  name: string;
  message: string;
  importNames?: string[];
}

/** Typed hooks live in one file: the bare ones know nothing of our state. */
const BARE_HOOKS: RestrictedPath = {
  name: 'react-redux',
  importNames: ['useDispatch', 'useSelector', 'useStore'],
  message: 'Use the typed hooks of core/store/hooks.ts.',
};

const UNSAFE_ROUTER: RestrictedPath = {
  name: 'react-router-dom',
  importNames: ['UNSAFE_NavigationContext', 'UNSAFE_DataRouterContext', 'UNSAFE_LocationContext'],
  message: 'Unsafe exports of the router change without notice.',
};

/** The package supports React 18.2 as a peer. */
const REACT_19: RestrictedPath = {
  name: 'react',
  importNames: ['Activity', 'use', 'useActionState', 'useEffectEvent', 'useOptimistic'],
  message: 'Only React 19 exports it, and packages/ui also works with React 18.2.',
};

function restrictions({ folder, mayImport, mustNotUse }: Layer) {
  const own = PACKAGES.filter((name) => !mayImport.includes(name));
  const paths: RestrictedPath[] = mustNotUse.map((name) => ({
    name,
    message: `${folder} does not use ${name}: see tests/architecture/layers.ts.`,
  }));
  if (folder === 'packages/features') paths.push(BARE_HOOKS, UNSAFE_ROUTER);
  if (folder === 'packages/ui') paths.push(REACT_19);
  return {
    paths,
    patterns: [
      {
        group: own.flatMap((name) => [name, `${name}/*`]),
        message: `${folder} may import ${mayImport.join(', ') || 'nothing of ours'}.`,
      },
    ],
  };
}

function zone(layer: Layer): OxlintOverride {
  return {
    files: [`${layer.folder}/**/*.{ts,tsx}`],
    // Stories and tests may also import mocks and the test tools.
    excludeFiles: TESTS,
    rules: { 'no-restricted-imports': ['error', restrictions(layer)] },
  };
}

/** The zone of a module of packages/features: what the layer may not import, and other modules. */
function moduleZone({ folder, mayImport }: Module): OxlintOverride {
  const layer = LAYERS.find((one) => one.folder === 'packages/features');
  if (layer === undefined) throw new Error('packages/features is no layer.');
  const forbidden = FEATURES.modules
    .map((module) => module.folder)
    .filter((other) => other !== folder && !mayImport.includes(other))
    .map(moduleName);
  const base = restrictions(layer);
  return {
    files: [folder === '.' ? `${FEATURES.root}/*.ts` : `${FEATURES.root}/${folder}/**/*.{ts,tsx}`],
    excludeFiles: TESTS,
    rules: {
      'no-restricted-imports': [
        'error',
        {
          ...base,
          patterns: [
            ...base.patterns,
            {
              group: forbidden,
              message: `${folder} may import ${mayImport.join(', ') || 'no module'}.`,
            },
          ],
        },
      ],
    },
  };
}

export default defineConfig({
  plugins: ['typescript', 'react', 'jsx-a11y', 'import', 'unicorn', 'oxc', 'promise', 'vitest'],
  jsPlugins: ['eslint-plugin-storybook'],
  categories: { correctness: 'error', suspicious: 'error' },
  env: { browser: true, node: true, es2024: true },
  settings: { react: { version: '19.3' } },
  ignorePatterns: [
    '**/dist/**',
    'storybook-static/**',
    'data/**',
    // Other sites' apps: they are typed by the package that their test installs.
    'tests/packaging/*-app/**',
  ],
  rules: {
    eqeqeq: ['error', 'always', { null: 'ignore' }],
    'no-console': 'error',
    'no-unused-vars': ['error', { argsIgnorePattern: '^_', varsIgnorePattern: '^_' }],
    'no-await-in-loop': 'off',
    'no-underscore-dangle': 'off',
    'no-shadow': 'off',
    'import/no-cycle': ['error', { ignoreTypes: false }],
    'import/no-default-export': 'error',
    'import/no-named-as-default-member': 'off',
    'import/no-unassigned-import': 'off',
    // A live region is a role, not an <output>, which belongs to a form.
    'jsx-a11y/prefer-tag-over-role': 'off',
    'react/react-in-jsx-scope': 'off',
    'react/exhaustive-deps': 'error',
    'react/rules-of-hooks': 'error',
    'react/jsx-no-target-blank': 'error',
    'react/no-array-index-key': 'error',
    'react/style-prop-object': 'off',
    'typescript/no-explicit-any': 'error',
    'typescript/no-non-null-assertion': 'error',
    'typescript/ban-ts-comment': 'error',
    'typescript/consistent-type-imports': 'error',
    'typescript/consistent-type-assertions': ['error', { assertionStyle: 'never' }],
    'typescript/no-floating-promises': 'error',
    'typescript/no-misused-promises': 'error',
    'typescript/no-unsafe-argument': 'error',
    'typescript/no-unsafe-assignment': 'error',
    'typescript/no-unsafe-call': 'error',
    'typescript/no-unsafe-member-access': 'error',
    'typescript/no-unsafe-return': 'error',
    'typescript/switch-exhaustiveness-check': 'error',
    'unicorn/no-array-sort': 'off',
    'unicorn/no-array-reverse': 'off',
    'vitest/no-focused-tests': 'error',
    'vitest/no-disabled-tests': 'error',
  },
  overrides: [
    ...LAYERS.map(zone),
    ...FEATURES.modules.map(moduleZone),
    {
      // Its functions take parts of `Services`, which is the type of what opens them all.
      files: ['apps/api/**/*.ts'],
      rules: { 'import/no-cycle': ['error', { ignoreTypes: true }] },
    },
    { files: [HOOKS_FILE], rules: { 'no-restricted-imports': 'off' } },
    {
      // Files whose tool asks for a default export.
      files: [
        '**/*.stories.tsx',
        '.storybook/**',
        '**/*.config.{ts,js}',
        'tests/reporters/*Summary.ts',
        // Next finds pages and layouts by their default export.
        'tests/packaging/next-app/app/**',
      ],
      rules: { 'import/no-default-export': 'off' },
    },
    {
      files: ['**/*.stories.tsx'],
      rules: {
        'storybook/default-exports': 'error',
        'storybook/hierarchy-separator': 'error',
        'storybook/no-redundant-story-name': 'error',
        'storybook/prefer-pascal-case': 'error',
        'storybook/story-exports': 'error',
        'storybook/use-storybook-expect': 'error',
        'storybook/use-storybook-testing-library': 'error',
        'react/rules-of-hooks': 'off',
      },
    },
    {
      files: TESTS,
      rules: {
        // What `expect.any()` and its like return has the type any.
        'typescript/no-unsafe-assignment': 'off',
        // Helpers stand beside the tests that use them.
        'unicorn/consistent-function-scoping': 'off',
        'vitest/expect-expect': [
          'error',
          { assertFunctionNames: ['expect', 'expect*', 'ok', 'problem', 'parseResponse'] },
        ],
      },
    },
    {
      // Plain JavaScript has no types to check: what has to start before the Node version is known, and
      // the app we are measured beside, whose packages are only installed for that.
      files: ['**/*.mjs', 'tests/bench/react-admin/**'],
      rules: {
        'typescript/no-unsafe-argument': 'off',
        'typescript/no-unsafe-assignment': 'off',
        'typescript/no-unsafe-call': 'off',
        'typescript/no-unsafe-member-access': 'off',
        'typescript/no-unsafe-return': 'off',
      },
    },
    {
      // Command-line programs talk to people through the console.
      files: ['**/bin/**', 'tests/run.mjs', 'tests/bench/**', 'tests/visual/**', '**/write.ts'],
      rules: { 'no-console': 'off' },
    },
  ],
});
