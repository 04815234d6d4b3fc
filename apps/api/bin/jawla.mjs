#!/usr/bin/env node
/**
 * The command line: `check`, `start`, `admin create`, `admin list`, `doctor`, `backup`, `import`, `export`.
 *
 * Plain JavaScript without recent syntax, so that an old version of Node can parse it and report that it is too old.
 * It imports everything else after that check.
 */
const MINIMUM_NODE = 24;
const major = Number(process.versions.node.split('.')[0]);

if (major < MINIMUM_NODE) {
  console.error(
    'Jawla needs Node ' +
      MINIMUM_NODE +
      ' or newer, and this is Node ' +
      process.versions.node +
      '. "npm ci" brings the right one along: use "npm start" rather than "node".',
  );
  process.exit(1);
}

// `node --watch-path` in `npm run dev` sets it. Worker threads would then post `watch:import` messages among their
// own.
delete process.env.WATCH_REPORT_DEPENDENCIES;

const [command, ...rest] = process.argv.slice(2);
if (command !== 'check') {
  if (process.env.NODE_COMPILE_CACHE === undefined) await cacheCompiledCode();
  const { run } = await import('../src/cli/run.ts');
  process.exitCode = await run(command, rest);
}

/**
 * Enables Node's compile cache: stripping types and compiling hundreds of modules takes most of a start. It is stored
 * next to the code, not in the data folder or the temporary one, because write access to it allows code execution.
 * If the folder is read-only, as in a container, modules are compiled at each start.
 */
async function cacheCompiledCode() {
  const { enableCompileCache } = await import('node:module');
  const path = await import('node:path');
  enableCompileCache(path.join(import.meta.dirname, '../../../node_modules/.cache/node-compile'));
}
