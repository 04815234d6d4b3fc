import type { StorybookConfig } from '@storybook/react-vite';
import { msw } from 'msw/vite';
import { defaultClientConditions, mergeConfig } from 'vite';
import { readonlyArrays } from './docs/readonlyArrays.ts';

/** `STORIES=ui` or `STORIES=portal` opens one of them. */
const PARTS: Readonly<Record<string, string[]>> = {
  ui: ['./start/*.mdx', '../packages/ui/src/**/*.stories.tsx'],
  portal: ['./review/*.mdx', '../packages/features/src/**/*.stories.tsx'],
};

const config: StorybookConfig = {
  framework: '@storybook/react-vite',
  stories: PARTS[process.env['STORIES'] ?? ''] ?? Object.values(PARTS).flat(),
  // msw-storybook-addon is a loader in preview.tsx: as an addon here, its worker would start once per story
  // of a docs page.
  addons: ['@storybook/addon-docs', '@storybook/addon-a11y', '@storybook/addon-vitest'],
  core: { disableTelemetry: true, disableWhatsNewNotifications: true },
  features: { sidebarOnboardingChecklist: false },
  staticDirs: ['../apps/portal/public'],
  viteFinal: (given) =>
    mergeConfig(given, {
      base: './',
      plugins: [msw({ mode: 'worker-only' }), readonlyArrays],
      resolve: { conditions: ['@jawla/source', ...defaultClientConditions] },
    }),
};

export default config;
