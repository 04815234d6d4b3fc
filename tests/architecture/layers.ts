/**
 * Which way the layers point: each folder, what of ours it may import, and the libraries that it must
 * not. The lint configuration and the architecture tests both read this one table.
 */
export interface Layer {
  readonly folder: string;
  /** Workspace packages that the folder may import. */
  readonly mayImport: readonly string[];
  /** Libraries that do not belong in this layer. */
  readonly mustNotUse: readonly string[];
}

export const PACKAGES = [
  '@jawla/contract',
  '@jawla/archives',
  '@jawla/ui',
  '@jawla/features',
  '@jawla/mocks',
  '@jawla/api',
  '@jawla/cli',
  '@jawla/portal',
] as const;

const STORE = ['@reduxjs/toolkit', 'react-redux', 'redux-saga', 'redux-saga/effects'];
const ROUTER = ['react-router-dom', 'react-router'];
const NETWORK = ['axios'];
const BROWSER = ['react', 'react-dom', 'styled-components'];

export const LAYERS: readonly Layer[] = [
  {
    folder: 'packages/contract',
    mayImport: [],
    mustNotUse: [...BROWSER, ...STORE, ...ROUTER, ...NETWORK],
  },
  {
    folder: 'packages/archives',
    mayImport: ['@jawla/contract'],
    mustNotUse: [...BROWSER, ...STORE, ...ROUTER, ...NETWORK],
  },
  { folder: 'packages/ui', mayImport: [], mustNotUse: [...STORE, ...ROUTER, ...NETWORK] },
  {
    folder: 'packages/features',
    mayImport: ['@jawla/contract', '@jawla/ui'],
    mustNotUse: [],
  },
  {
    folder: 'apps/portal',
    mayImport: ['@jawla/features', '@jawla/ui'],
    mustNotUse: ['styled-components', ...STORE, ...NETWORK],
  },
  {
    folder: 'mocks',
    mayImport: ['@jawla/contract'],
    mustNotUse: [...BROWSER, ...STORE, ...ROUTER, ...NETWORK],
  },
  {
    folder: 'apps/api',
    mayImport: ['@jawla/archives', '@jawla/contract'],
    mustNotUse: [...BROWSER, ...STORE, ...ROUTER, ...NETWORK],
  },
  {
    folder: 'apps/cli',
    mayImport: ['@jawla/archives', '@jawla/contract'],
    mustNotUse: [...BROWSER, ...STORE, ...ROUTER, ...NETWORK],
  },
];
