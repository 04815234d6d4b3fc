import type { Preview } from '@storybook/react-vite';
import { LANGUAGE_NAMES, STORAGE } from '@jawla/contract/limits';
import { loadRightToLeft, UiProvider } from '@jawla/ui';
import { BRANDS, houseBrand, type Brand } from '@jawla/ui/theme';
import '@jawla/ui/brands/house.css';
import '@jawla/ui/brands/masar.css';
import '@jawla/ui/brands/sahel.css';
import { release } from '@jawla/mocks';
import { mswLoader } from 'msw-storybook-addon/csf3';
import { lazy, Suspense, useState, type ReactNode } from 'react';
import { configure } from 'storybook/test';
import { brandOf } from './brands';
import { withChoices } from './docs/choices';
import { chooseNetwork, NETWORKS, startNetwork } from './network';
import {
  cancelLongTimers,
  interceptLongTimers,
  isInChromatic,
  LONG_TIMER_MS,
  stopClock,
} from './review/frozenTime';
import { ignoreBlurInPreviews, preventScrollInPreviews } from './review/previewMode';
import { delayRandomly } from './review/randomDelays';
import { findSmallTargets } from './review/touchTargets';
import { inBothDirections } from './start/inBothDirections';
import { textSize, TEXT_SIZES } from './start/textSize';
import { storybookTheme } from './theme';

if (isInChromatic()) {
  stopClock(window);
  interceptLongTimers(LONG_TIMER_MS);
}
const delaySeed = Number(import.meta.env['VITE_RANDOM_DELAYS']);
if (delaySeed > 0) delayRandomly(delaySeed);
ignoreBlurInPreviews();
preventScrollInPreviews();
configure({
  // Generous: on a slow machine, only what never appears may fail a story.
  asyncUtilTimeout: 15_000,
  // The default prints the whole document into the error of each attempt of a query that waits.
  getElementError: (message) => new Error(message ?? ''),
});

/** The languages of the portal, and others in which the UI package is tested. */
const LOCALE_NAMES = { ...LANGUAGE_NAMES, fa: 'فارسی', ur: 'اردو', he: 'עברית' };

const SCHEMES = ['light', 'dark', 'system'] as const;

const IN_TESTS = import.meta.env['VITEST_STORYBOOK'] === 'false';

/**
 * Only violations are reported in tests: describing passing nodes takes axe longer than checking them, and
 * the iframes of stories do not run axe. In Storybook the panel lists everything.
 */
const AXE_OPTIONS = IN_TESTS ? { resultTypes: ['violations'], iframes: false } : {};

/**
 * Tests check each story with axe once, in the Arabic run: the other runs render the same elements, and axe
 * takes a third of a run's time. With motion it would measure contrast during a fade, which is irrelevant.
 */
const AXE_TEST = IN_TESTS && !navigator.language.startsWith('ar') ? 'off' : 'error';

/** Of the browser whose pointer is a finger: see `targets` in `vitest.config.ts`. */
const CHECKS_TARGETS = IN_TESTS && matchMedia('(pointer: coarse)').matches;

/** Lazy: only documents need it, not stories and their tests. */
const DocsPage = lazy(async () => ({ default: (await import('./docs/ComponentPage')).DocsPage }));

const preview: Preview = {
  tags: ['autodocs'],
  argTypesEnhancers: [withChoices],
  beforeEach: () => {
    // Stories share one page: what one has stored or left pending, also late, must not change the next.
    release();
    for (const key of Object.values(STORAGE)) localStorage.removeItem(key);
    if (IN_TESTS && location.hash !== '') {
      history.replaceState(history.state, '', location.pathname + location.search);
    }
    // Storybook leaves animations paused after a story whose checks fail, and with them all that fades in.
    for (const style of document.head.querySelectorAll('style'))
      if (style.textContent.includes('animation-play-state: paused !important')) style.remove();
  },
  afterEach: async ({ title }) => {
    if (isInChromatic()) cancelLongTimers();
    if (!CHECKS_TARGETS) return;
    const small = await findSmallTargets(title, document);
    if (small.length > 0)
      throw new Error(`Smaller than 44 × 44 px on a phone, ${title}:\n${small.join('\n')}`);
  },
  // Fonts first, so that screenshots never show a fallback font.
  loaders: [mswLoader(startNetwork), ({ globals }) => loadFonts(brandOf(globals['brand']))],
  parameters: {
    layout: 'fullscreen',
    a11y: { test: AXE_TEST, options: AXE_OPTIONS },
    chromatic: {
      // What moves by scripts is at its end, as in the visual tests.
      prefersReducedMotion: 'reduce',
      modes: {
        en: { locale: 'en', scheme: 'light' },
        ar: { locale: 'ar', scheme: 'light' },
        dark: { locale: 'en', scheme: 'dark' },
        phone: { locale: 'ar', scheme: 'light', viewport: 360 },
      },
    },
    controls: { matchers: { color: /colou?r$/i } },
    // One iframe per story: otherwise, stories of one docs page would share handlers.
    docs: {
      theme: storybookTheme(matchMedia('(prefers-color-scheme: dark)').matches ? 'dark' : 'light'),
      story: { inline: false, height: '20rem' },
      page: () => (
        <Suspense>
          <DocsPage />
        </Suspense>
      ),
    },
    options: {
      storySort: {
        order: [
          'Start',
          'How to look',
          'Gallery',
          'Foundations',
          'Components',
          ['Actions', 'Forms', 'Overlays', 'Navigation', 'Feedback', 'Layout', 'Data'],
          'Screens',
          ['Public', 'Client', 'Admin', 'Staff', 'Everyone'],
        ],
      },
    },
  },
  globalTypes: {
    locale: {
      description: 'Texts, font and direction together',
      toolbar: {
        title: 'Locale',
        icon: 'globe',
        dynamicTitle: true,
        items: Object.entries(LOCALE_NAMES).map(([value, title]) => ({ value, title })),
      },
    },
    brand: {
      description: 'Whose portal it is',
      toolbar: {
        title: 'Brand',
        icon: 'paintbrush',
        dynamicTitle: true,
        items: BRANDS.map((brand) => ({ value: brand.id, title: brand.name.en })),
      },
    },
    scheme: {
      description: 'Light or dark',
      toolbar: {
        title: 'Scheme',
        icon: 'contrast',
        dynamicTitle: true,
        items: SCHEMES.map((value) => ({ value, title: value })),
      },
    },
    textSize: {
      description: 'The size that a person has set in the browser',
      toolbar: {
        title: 'Text size',
        icon: 'grow',
        dynamicTitle: true,
        items: TEXT_SIZES.map((value) => ({ value, title: `${value} %` })),
      },
    },
    view: {
      description: 'One language, or both side by side',
      toolbar: {
        title: 'View',
        icon: 'sidebyside',
        dynamicTitle: true,
        items: [
          { value: 'one', title: 'One language' },
          { value: 'both', title: 'LTR | RTL' },
        ],
      },
    },
    network: {
      description: 'What becomes of the calls of any screen',
      toolbar: {
        title: 'Network',
        icon: 'lightning',
        dynamicTitle: true,
        items: Object.entries(NETWORKS).map(([value, { title }]) => ({ value, title })),
      },
    },
  },
  initialGlobals: {
    locale: 'en',
    brand: houseBrand.id,
    scheme: 'light',
    network: 'story',
    textSize: '100',
    view: 'one',
  },
  decorators: [
    (Story, { id, globals: { network } }) => (
      <Network key={`${id} ${String(network)}`} name={network}>
        <Story />
      </Network>
    ),
    (Story, { globals }) => {
      const scheme = SCHEMES.find((name) => name === globals['scheme']) ?? 'light';
      const locale = String(globals['locale']);
      return (
        <UiProvider brand={brandOf(globals['brand'])} scheme={scheme} locale={locale}>
          <Story />
        </UiProvider>
      );
    },
    textSize,
    inBothDirections,
  ],
};

export default preview;

/** Selects the network before the story renders, so that its first request is affected. */
function Network({ name, children }: { name: unknown; children: ReactNode }) {
  useState(() => chooseNetwork(name));
  return children;
}

async function loadFonts({ fonts }: Brand) {
  await Promise.all([
    // Preloaded, so that an Arabic story renders synchronously and `play` finds its elements.
    loadRightToLeft(),
    document.fonts.load(`16px "${fonts.latin}"`, 'a'),
    document.fonts.load(`16px "${fonts.arabic}"`, 'م'),
  ]);
  return {};
}
