/** react-admin with the login and the list of clients, to be measured next to the portal. */
import { execFileSync } from 'node:child_process';
import { join } from 'node:path';
import type { App } from './clientList.ts';

const FOLDER = join(import.meta.dirname, 'react-admin');

const SELECTORS = {
  email: 'input[name=username]',
  password: 'input[name=password]',
  submit: 'form button[type=submit]',
  row: 'main tbody tr.RaDataTable-row',
  next: 'main button[aria-label="Go to next page"]',
  search: 'main input[name=q]',
};

/** By build: all clients are fetched with each page where an app does not know how to leave them out. */
export const REACT_ADMIN: Readonly<Record<string, App>> = {
  'react-admin': { ...SELECTORS, path: '/#/login' },
  'react-admin, all clients': { ...SELECTORS, path: '/?everybody#/login' },
};

/**
 * Installs and builds react-admin.
 *
 * @returns the folder of the build
 * @throws Error where it fails
 */
export function buildReactAdmin(): string {
  npm('ci', '--no-audit', '--no-fund');
  npm('run', 'build');
  return join(FOLDER, 'dist');
}

function npm(...args: readonly string[]): void {
  execFileSync('npm', args, { cwd: FOLDER, stdio: 'inherit' });
}
