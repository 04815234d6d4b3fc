import type { Module, ModuleTable } from './moduleGraph.ts';

/** Independent of all domains. Each folder may import those before it, except those of the same level. */
const BELOW_FILES = [
  'platform/base',
  'platform/texts',
  'platform/db',
  'platform/http',
  'platform/processes',
] as const;

const PLATFORM = [
  ...BELOW_FILES,
  'platform/files',
  'platform/packs',
  'platform/archives',
  'platform/outbox',
  'platform/metrics',
  'platform/jobs',
] as const;

/** What every domain may import: the platform, what receives bytes, and the record of what was done. */
const BELOW_DOMAINS = [...PLATFORM, 'uploads', 'domains/activity'] as const;

const DOMAINS = [
  'domains/activity',
  'domains/trash',
  'domains/users',
  'domains/auth',
  'domains/visits',
  'domains/tours',
  'domains/projects',
  'domains/pilots',
  'domains/footage',
  'domains/guests',
  'domains/notes',
  'domains/system',
  'domains/keys',
  'domains/account',
  'domains/sso',
  'domains/team',
] as const;

const MODULES: readonly Module[] = [
  { folder: 'platform/base', mayImport: [] },
  { folder: 'platform/texts', mayImport: ['platform/base'] },
  { folder: 'platform/db', mayImport: ['platform/base'] },
  { folder: 'platform/http', mayImport: ['platform/base', 'platform/texts', 'platform/db'] },
  { folder: 'platform/processes', mayImport: ['platform/base', 'platform/db'] },
  { folder: 'platform/files', mayImport: BELOW_FILES },
  { folder: 'platform/packs', mayImport: [...BELOW_FILES, 'platform/files'] },
  {
    folder: 'platform/archives',
    mayImport: [...BELOW_FILES, 'platform/files', 'platform/packs'],
  },
  { folder: 'platform/outbox', mayImport: BELOW_FILES },
  { folder: 'platform/metrics', mayImport: BELOW_FILES },
  { folder: 'platform/jobs', mayImport: ['platform/base', 'platform/db'] },
  { folder: 'uploads', mayImport: PLATFORM },
  { folder: 'domains/activity', mayImport: PLATFORM },
  { folder: 'domains/trash', mayImport: BELOW_DOMAINS },
  { folder: 'domains/users', mayImport: [...BELOW_DOMAINS, 'domains/trash'] },
  { folder: 'domains/auth', mayImport: [...BELOW_DOMAINS, 'domains/users'] },
  { folder: 'domains/visits', mayImport: BELOW_DOMAINS },
  { folder: 'domains/tours', mayImport: [...BELOW_DOMAINS, 'domains/visits'] },
  {
    folder: 'domains/projects',
    mayImport: [
      ...BELOW_DOMAINS,
      'domains/trash',
      'domains/users',
      'domains/visits',
      'domains/tours',
    ],
  },
  {
    folder: 'domains/pilots',
    mayImport: [...BELOW_DOMAINS, 'domains/trash', 'domains/visits', 'domains/tours'],
  },
  { folder: 'domains/footage', mayImport: [...BELOW_DOMAINS, 'domains/users'] },
  {
    folder: 'domains/guests',
    mayImport: [
      ...BELOW_DOMAINS,
      'domains/users',
      'domains/auth',
      'domains/visits',
      'domains/tours',
      'domains/projects',
    ],
  },
  {
    folder: 'domains/notes',
    mayImport: [
      ...BELOW_DOMAINS,
      'domains/users',
      'domains/tours',
      'domains/projects',
      'domains/guests',
    ],
  },
  { folder: 'domains/system', mayImport: BELOW_DOMAINS },
  { folder: 'domains/keys', mayImport: BELOW_DOMAINS },
  {
    folder: 'domains/account',
    mayImport: [
      ...BELOW_DOMAINS,
      'domains/trash',
      'domains/users',
      'domains/auth',
      'domains/projects',
      'domains/footage',
      'domains/guests',
      'domains/keys',
      'domains/notes',
    ],
  },
  {
    folder: 'domains/sso',
    mayImport: [...BELOW_DOMAINS, 'domains/users', 'domains/auth', 'domains/account'],
  },
  {
    folder: 'domains/team',
    mayImport: [...BELOW_DOMAINS, 'domains/users', 'domains/auth', 'domains/guests'],
  },
  { folder: 'portal', mayImport: [...PLATFORM, ...DOMAINS] },
  { folder: 'move', mayImport: [...BELOW_DOMAINS, ...DOMAINS] },
  { folder: 'app', mayImport: [...BELOW_DOMAINS, ...DOMAINS, 'portal', 'move'] },
  { folder: 'doctor', mayImport: PLATFORM },
  { folder: 'backup', mayImport: PLATFORM },
  { folder: 'demo', mayImport: [...BELOW_DOMAINS, ...DOMAINS, 'app', '../demo'] },
  {
    folder: 'cli',
    mayImport: [
      ...PLATFORM,
      'domains/activity',
      'domains/users',
      'domains/auth',
      'domains/system',
      'app',
      'doctor',
      'backup',
      'move',
      'demo',
    ],
  },
  {
    folder: 'testing',
    mayImport: [...PLATFORM, 'domains/users', 'domains/auth', 'app', '../demo', '../bridge'],
  },
  // Outside the root: how the demo's tours and the bridge are built.
  { folder: '../demo', mayImport: [] },
  { folder: '../bridge', mayImport: [] },
];

/** The server's modules, from the lowest to the highest. */
export const SERVER: ModuleTable = {
  root: 'apps/api/src',
  modules: MODULES,
  services: { type: 'app/services.ts', openedBy: 'app/openServices.ts' },
  // Most tests call a running server, in every module.
  testsMayImport: ['app', 'testing', '../demo'],
};
