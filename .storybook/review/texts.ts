import type { Texts } from '@jawla/features/i18n';

const modules = import.meta.glob<Record<string, Texts>>(
  '../../packages/features/src/**/*.texts.ts',
  { eager: true },
);

/** Every text file, by its path below the features, with its texts by key. */
export const textFiles = Object.entries(modules).map(([path, module]) => ({
  path: path.replace('../../packages/features/src/', ''),
  texts: Object.values(module).flatMap((texts) => Object.entries(texts)),
}));
