/** Generates the tables of docs/deployment.md. Run `npm run docs:variables` after a change of variables.ts. */
import { readFileSync, writeFileSync } from 'node:fs';
import { format } from 'oxfmt';
import { DATA, LOGIN, MESSAGES, NETWORK } from './variables.ts';

const FILE = new URL('../../../../docs/deployment.md', import.meta.url);
const TABLES = [
  ['### URLs and network', NETWORK],
  ['### Data', DATA],
  ['### Single sign-on', LOGIN],
  ['### Messages and log', MESSAGES],
] as const;

/** Returns the document as it is, and with generated tables. */
export async function deploymentDocument() {
  const text = readFileSync(FILE, 'utf8');
  let wanted = text;
  for (const [heading, variables] of TABLES) {
    const rows = Object.entries(variables).map(
      ([name, { meaning, fallback }]) => `| \`${name}\` | ${meaning} | ${fallback} |\n`,
    );
    const table = `| Variable | Meaning | Default |\n| - | - | - |\n${rows.join('')}`;
    const at = wanted.indexOf('|', wanted.indexOf(`${heading}\n`));
    wanted = wanted.slice(0, at) + table + wanted.slice(wanted.indexOf('\n\n', at) + 1);
  }
  return { text, wanted: (await format('deployment.md', wanted)).code };
}

if (import.meta.main) writeFileSync(FILE, (await deploymentDocument()).wanted);
