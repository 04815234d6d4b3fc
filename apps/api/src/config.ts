/** What the environment says, read once at the start. */
import { existsSync } from 'node:fs';
import { join, resolve } from 'node:path';
import { StartProblem } from './startProblem.ts';

export interface Config {
  /** 0 takes any free port. */
  readonly port: number;
  /** The interface to listen on; the own machine alone unless told otherwise. */
  readonly host: string;
  /** Absolute path of the folder that holds the database, tours and covers. */
  readonly dataDir: string;
  /** How browsers reach the portal; made from the port when not given. */
  readonly portalUrl: string | undefined;
  readonly toursUrl: string | undefined;
  /** The portal's built files, or nothing when another server (Vite) has them. */
  readonly portalFiles: string | undefined;
  readonly demo: boolean;
  /** Whether a proxy in front tells the caller's address in `X-Forwarded-For`. */
  readonly trustProxy: boolean;
  /** Log lines for people instead of JSON. */
  readonly readableLog: boolean;
}

/** The two origins, known once the port is. */
export interface Origins {
  readonly portal: string;
  readonly tours: string;
}

type Environment = Readonly<Record<string, string | undefined>>;

const ROOT = join(import.meta.dirname, '../../..');
const DEFAULT_PORT = 4000;
/** Where Vite shows the portal while it is worked on. */
const DEV_PORTAL = 'http://localhost:5173';

/**
 * @param options.dev the portal's files come from elsewhere
 * @throws StartProblem when a variable makes no sense
 */
export function readConfig(env: Environment, options: { dev: boolean }): Config {
  const port = readPort(env['PORT']);
  return {
    port,
    host: env['HOST'] || '127.0.0.1',
    dataDir: resolve(env['DATA_DIR'] || join(ROOT, 'data')),
    portalUrl:
      readOrigin('PORTAL_URL', env['PORTAL_URL']) ?? (options.dev ? DEV_PORTAL : undefined),
    toursUrl: readOrigin('TOURS_URL', env['TOURS_URL']),
    portalFiles: options.dev
      ? undefined
      : resolve(env['PORTAL_DIR'] || join(ROOT, 'apps/portal/dist')),
    demo: env['DEMO'] !== '0',
    trustProxy: env['TRUST_PROXY'] === '1',
    readableLog: env['LOG'] === undefined ? process.stdout.isTTY : env['LOG'] === 'readable',
  };
}

/**
 * The origins for a port.
 *
 * @throws StartProblem when portal and tours share one: a tour's scripts could then read the session
 */
export function originsFor(config: Config, port: number): Origins {
  const portal = config.portalUrl ?? `http://localhost:${port}`;
  const tours = config.toursUrl ?? `http://tours.localhost:${port}`;
  if (portal === tours) {
    throw new StartProblem(
      `PORTAL_URL and TOURS_URL are both ${portal}. Tours run foreign scripts, so they need a host of their own.`,
    );
  }
  return { portal, tours };
}

export function hasPortalFiles(config: Config): boolean {
  return config.portalFiles !== undefined && existsSync(join(config.portalFiles, 'index.html'));
}

function readPort(text: string | undefined): number {
  if (!text) return DEFAULT_PORT;
  const port = Number(text);
  if (!/^\d+$/.test(text) || port > 65_535) {
    throw new StartProblem(`PORT is "${text}", which is not a port number.`);
  }
  return port;
}

function readOrigin(name: string, text: string | undefined): string | undefined {
  if (!text) return undefined;
  if (!URL.canParse(text)) throw new StartProblem(`${name} is "${text}", which is not a URL.`);
  const url = new URL(text);
  if (!/^https?:$/.test(url.protocol) || url.pathname !== '/' || url.search || url.username) {
    throw new StartProblem(
      `${name} is "${text}"; it has to be an origin such as https://example.com.`,
    );
  }
  return url.origin;
}
