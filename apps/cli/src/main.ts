#!/usr/bin/env node
/** The program. The rest is imported after the check of Node’s version. */
import process from 'node:process';

const MINIMUM_NODE = 22;

if (Number.parseInt(process.versions.node, 10) < MINIMUM_NODE) {
  process.stderr.write(
    `jawla needs Node ${MINIMUM_NODE} or newer, and this is Node ${process.versions.node}.\n`,
  );
  process.exit(1);
}

// What the bundled libraries call is not for the person to change.
process.noDeprecation = true;

const { run } = await import('./run.ts');
process.exitCode = await run(process.argv.slice(2));
