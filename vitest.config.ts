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
].filter(
  (name) => name !== 'react-aria' && !name.startsWith('@jawla/') && !name.startsWith('@fontsource'),
);

/** What users get, and several times as fast: the development build of React records a stack for each element. */
const PRODUCTION = { 'process.env.NODE_ENV': JSON.stringify('production') };

interface StoryProject {
  locale: 'en' | 'ar';
  /** Motion as most users have it. Off by default: stories then need not wait for fades. */
  hasMotion?: boolean;
}

/** One browser per language. */
function storiesIn({ locale, hasMotion = false }: StoryProject) {
  return {
    browser: 'chromium' as const,
    name: hasMotion ? 'stories-motion' : `stories-${locale}`,
    provide: { [STORYBOOK_TEST_INITIAL_GLOBALS_PROVIDE_KEY]: { locale } },
    provider: playwright({
      launchOptions: { executablePath, args: CHROMIUM_ARGS },
      contextOptions: {
        reducedMotion: hasMotion ? 'no-preference' : 'reduce',
        timezoneId: 'Asia/Amman',
        locale: locale === 'ar' ? 'ar-JO' : 'en-GB',
      },
    }),
  };
}

/** All of them in one project: the dev server then transforms each module once, not once per browser. */
const stories = {
  extends: true as const,
  plugins: [storybookTest({ configDir: `${import.meta.dirname}/.storybook` })],
  define: PRODUCTION,
  oxc: { jsx: { development: false } },
  optimizeDeps: {
    // Known before the first test, so that Vite does not reload the page in the middle of a cold run.
    include: BUNDLED,
    rolldownOptions: { transform: { define: PRODUCTION } },
  },
  test: {
    name: 'stories',
    // axe takes long for hundreds of rows on a busy machine; no test measures time.
    testTimeout: 120_000,
    // One page runs file after file: loading Storybook again for each costs as much as the tests.
    // `preview.tsx` and the stories clean up after themselves.
    isolate: false,
    maxWorkers: 3,
    // After the tests in Node, which have another number of workers.
    sequence: { groupOrder: 1 },
    browser: {
      enabled: true,
      headless: true,
      screenshotFailures: false,
      instances: [
        storiesIn({ locale: 'en' }),
        storiesIn({ locale: 'ar' }),
        storiesIn({ locale: 'en', hasMotion: true }),
      ],
    },
  },
};

/** All tests. `vitest.node.config.ts` has those that run in Node, and starts several seconds faster. */
export default defineConfig({
  test: { projects: [...(nodeTests.test?.projects ?? []), stories] },
});
