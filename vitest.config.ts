import { STORYBOOK_TEST_INITIAL_GLOBALS_PROVIDE_KEY } from '@storybook/addon-vitest/constants';
import { storybookTest } from '@storybook/addon-vitest/vitest-plugin';
import { playwright } from '@vitest/browser-playwright';
import { defineConfig } from 'vitest/config';
import contract from './packages/contract/package.json' with { type: 'json' };
import features from './packages/features/package.json' with { type: 'json' };
import ui from './packages/ui/package.json' with { type: 'json' };
import { CHROMIUM_ARGS, chromiumPath } from './tests/chromium.ts';
import nodeTests from './vitest.node.config.ts';

const executablePath = await chromiumPath();

/** What stories and screens import from outside, directly or on demand. */
const BUNDLED = [
  ...[ui, features, contract].flatMap(({ dependencies }) => Object.keys(dependencies)),
  'country-flag-icons/react/3x2',
  'culori/fn',
  'libphonenumber-js/min/metadata',
  // All of react-aria is never imported at once.
  'react-aria/useFocusVisible',
  'react-dom/client',
  'react-hook-form',
  'react-phone-number-input/input',
  'react/jsx-dev-runtime',
  'react/jsx-runtime',
  'redux-saga/effects',
  'zod/mini',
  'msw',
  'msw/browser',
  'msw/experimental',
  'msw-storybook-addon/csf3',
  'jsqr',
  'storybook/test',
  'storybook/theming/create',
  // The main file of its package is for servers.
  'swagger-ui-dist/swagger-ui-es-bundle.js',
].filter(
  (name) =>
    name !== 'react-aria' &&
    name !== 'swagger-ui-dist' &&
    !name.startsWith('@jawla/') &&
    !name.startsWith('@fontsource'),
);

/**
 * The production build of React is what users get, and several times as fast: the development build records a stack
 * for each element. `REACT_BUILD=development`, in the nightly run, also checks hooks, keys and hydration.
 */
const REACT_BUILD = process.env['REACT_BUILD'] ?? 'production';
const BUILD = { 'process.env.NODE_ENV': JSON.stringify(REACT_BUILD) };

/** One browser per language: English with motion, as most users have it, Arabic with reduced motion. */
function storiesIn(locale: 'en' | 'ar') {
  return {
    browser: 'chromium' as const,
    name: `stories-${locale}`,
    provide: { [STORYBOOK_TEST_INITIAL_GLOBALS_PROVIDE_KEY]: { locale } },
    provider: playwright({
      launchOptions: { executablePath, args: CHROMIUM_ARGS },
      contextOptions: {
        reducedMotion: locale === 'en' ? 'no-preference' : 'reduce',
        timezoneId: 'Asia/Amman',
        locale: locale === 'ar' ? 'ar-JO' : 'en-GB',
      },
    }),
  };
}

/** On a phone, which has a finger as its pointer: `preview.tsx` checks the size of its targets. */
function storiesOnTouch(name: string, include: string[]) {
  return {
    ...storiesIn('en'),
    name,
    include,
    provider: playwright({
      launchOptions: { executablePath, args: CHROMIUM_ARGS },
      contextOptions: {
        hasTouch: true,
        reducedMotion: 'reduce',
        timezoneId: 'Asia/Amman',
        locale: 'en-GB',
      },
    }),
  };
}

/** All of them in one project: the dev server then transforms each module once, not once per browser. */
const stories = {
  extends: true as const,
  plugins: [storybookTest({ configDir: `${import.meta.dirname}/.storybook` })],
  define: BUILD,
  oxc: { jsx: { development: REACT_BUILD === 'development' } },
  optimizeDeps: {
    // Known before the first test, so that Vite does not reload the page in the middle of a cold run.
    include: BUNDLED,
    rolldownOptions: { transform: { define: BUILD } },
  },
  test: {
    name: 'stories',
    // axe takes long for hundreds of rows on a busy machine; no test measures time.
    testTimeout: 120_000,
    // One page runs file after file: loading Storybook again for each costs as much as the tests.
    // `preview.tsx` and the stories clean up after themselves.
    isolate: false,
    maxWorkers: 2,
    // After the tests in Node, which have another number of workers.
    sequence: { groupOrder: 1 },
    browser: {
      enabled: true,
      headless: true,
      screenshotFailures: false,
      // Without painting: the frame of the stories is laid out, and hidden by the page around it.
      orchestratorScripts: [
        {
          content:
            "document.head.append(Object.assign(document.createElement('style'), { textContent: 'iframe { opacity: 0 }' }))",
        },
      ],
      instances: [
        storiesIn('en'),
        storiesIn('ar'),
        storiesOnTouch('targets', ['packages/ui/src/**/*.stories.tsx']),
        storiesOnTouch('targets-screens', ['packages/features/src/**/*.stories.tsx']),
      ],
    },
  },
};

/** All tests. `vitest.node.config.ts` has those that run in Node, and starts several seconds faster. */
export default defineConfig({
  test: { projects: [...(nodeTests.test?.projects ?? []), stories] },
});
