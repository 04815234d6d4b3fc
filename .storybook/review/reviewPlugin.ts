import { join } from 'node:path';
import { normalizePath, type Plugin } from 'vite';
import { readMockedEndpoints } from './mockedEndpoints.ts';
import { readQuoted, readUses } from './copy.ts';
import { INVENTORY, readInventory } from './inventory.ts';
import { readRules, RULES } from './rules.ts';
import { readStories } from './stories.ts';

const DATA = normalizePath(join(import.meta.dirname, 'data.ts'));

/** Replaces the content of data.ts with the inventory and the stories, for the review pages. */
export function reviewPlugin(): Plugin {
  return {
    name: 'jawla:review',
    enforce: 'pre',
    load(id) {
      if (id !== DATA) return undefined;
      this.addWatchFile(INVENTORY);
      this.addWatchFile(RULES);
      const stories = readStories().filter(({ states }) => states.length > 0);
      const data = {
        screens: readInventory(),
        stories,
        endpoints: readMockedEndpoints([...new Set(stories.map(({ file }) => file))]),
        rules: readRules(),
        uses: readUses(),
        quoted: readQuoted(),
      };
      return Object.entries(data)
        .map(([name, value]) => `export const ${name} = ${JSON.stringify(value)};`)
        .join('\n');
    },
    handleHotUpdate({ file, server }) {
      if (file !== INVENTORY && !file.endsWith('.stories.tsx')) return;
      const module = server.moduleGraph.getModuleById(DATA);
      if (module) server.moduleGraph.invalidateModule(module);
    },
  };
}
