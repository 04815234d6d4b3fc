/** `jawla pilot`: publishes a pilot, a tour that anyone can open. */
import { parseArgs } from 'node:util';
import { inspectSource } from '@jawla/archives/tourSource';
import { PROJECT_NAME_MAX } from '@jawla/contract/limits';
import { EXIT } from '@jawla/contract/move';
import { nameKey } from '@jawla/contract/nameKey';
import { isPathName } from '@jawla/contract/pathNames';
import { lineLength, normalizeLine } from '@jawla/contract/visibleText';
import type { Command, Context } from './run.ts';
import { readSource } from './source.ts';
import { pilotTaken, uploadTour } from './uploadTour.ts';
import { UserError } from './userError.ts';

const USAGE = `pilot <folder>|<file.zip> --name <name> [--start-page <page>] [--json]`;

export const pilot: Command = { usage: USAGE, run };

async function run(rest: string[], context: Context): Promise<number> {
  const { portal, output } = context;
  const { values, positionals } = parseArgs({
    args: rest,
    allowPositionals: true,
    options: {
      name: { type: 'string' },
      'start-page': { type: 'string' },
      json: { type: 'boolean', default: false },
    },
  });
  const { 'start-page': startPage } = values;
  const { source, root } = await readSource(positionals, USAGE);
  const name = readName(values.name);
  const { tool, bytes, files } = await inspectSource(source, root, startPage);
  const { projects: names } = await portal.call('pilots', {});
  if (names.some((other) => nameKey(other) === nameKey(name))) throw pilotTaken(name);
  const { contentHash } = await uploadTour(context, {
    source,
    root,
    startPage,
    target: { pilot: name },
    onProgress: output.progress(),
  });
  output.print(`Published: ${name}`);
  output.record({ result: 'published', contentHash, pilot: name, tool, bytes, files });
  return EXIT.done;
}

/** The portal takes the name from that of the file, and has the same rules. */
function readName(text: string | undefined): string {
  if (text === undefined || text === '') {
    throw new UserError(`--name is missing.\n\nUsage:\n  jawla ${USAGE}`);
  }
  const name = normalizeLine(text);
  if (isPathName(name) && lineLength(name) <= PROJECT_NAME_MAX) return name;
  throw new UserError(
    `“${text}” cannot be the name of a pilot: at most ${PROJECT_NAME_MAX} visible characters, none of / \\ | ? # %.`,
  );
}
