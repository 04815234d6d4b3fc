import type { Module, ModuleTable } from './moduleGraph.ts';

const CORE = [
  'core/i18n',
  'core/device',
  'core/http',
  'core/store',
  'core/connection',
  'core/routing',
  'core/forms',
  'core/pictures',
  'core/doors',
  'core/lists',
] as const;

/** What every page is made of. */
const BELOW_DOMAINS = [...CORE, 'session', 'shell'] as const;

const MODULES: readonly Module[] = [
  { folder: 'core/i18n', mayImport: [] },
  { folder: 'core/device', mayImport: [] },
  { folder: 'core/http', mayImport: ['core/i18n'] },
  { folder: 'core/store', mayImport: ['core/device', 'core/http'] },
  { folder: 'core/connection', mayImport: ['core/http', 'core/store'] },
  { folder: 'core/routing', mayImport: ['core/i18n', 'core/device', 'core/store'] },
  { folder: 'core/forms', mayImport: ['core/i18n'] },
  { folder: 'core/pictures', mayImport: ['core/i18n'] },
  { folder: 'core/doors', mayImport: [] },
  {
    folder: 'core/lists',
    mayImport: ['core/i18n', 'core/http', 'core/store', 'core/connection', 'core/routing'],
  },
  { folder: 'session', mayImport: CORE },
  { folder: 'transfers', mayImport: [...CORE, 'session'] },
  { folder: 'shell', mayImport: [...CORE, 'session', 'transfers'] },
  { folder: 'domains/auth', mayImport: BELOW_DOMAINS },
  { folder: 'domains/account', mayImport: [...BELOW_DOMAINS, 'domains/auth'] },
  { folder: 'domains/activity', mayImport: BELOW_DOMAINS },
  { folder: 'domains/visits', mayImport: BELOW_DOMAINS },
  { folder: 'domains/trash', mayImport: [...BELOW_DOMAINS, 'transfers'] },
  { folder: 'domains/tours', mayImport: [...BELOW_DOMAINS, 'transfers'] },
  { folder: 'domains/notes', mayImport: [...BELOW_DOMAINS, 'domains/tours'] },
  { folder: 'domains/sharing', mayImport: [...BELOW_DOMAINS, 'domains/visits'] },
  {
    folder: 'domains/projects',
    mayImport: [
      ...BELOW_DOMAINS,
      'transfers',
      'domains/activity',
      'domains/visits',
      'domains/tours',
      'domains/notes',
      'domains/sharing',
      'domains/trash',
    ],
  },
  {
    folder: 'domains/users',
    mayImport: [
      ...BELOW_DOMAINS,
      'transfers',
      'domains/activity',
      'domains/projects',
      'domains/trash',
    ],
  },
  {
    folder: 'domains/pilots',
    mayImport: [
      ...BELOW_DOMAINS,
      'transfers',
      'domains/visits',
      'domains/tours',
      'domains/sharing',
      'domains/trash',
    ],
  },
  { folder: 'domains/guests', mayImport: [...BELOW_DOMAINS, 'domains/tours', 'domains/notes'] },
  { folder: 'domains/footage', mayImport: [...BELOW_DOMAINS, 'transfers'] },
  { folder: 'domains/system', mayImport: [...BELOW_DOMAINS, 'transfers'] },
  { folder: 'domains/keys', mayImport: [...BELOW_DOMAINS, 'domains/sharing'] },
  { folder: 'domains/team', mayImport: [...BELOW_DOMAINS, 'domains/trash'] },
  { folder: 'testing', mayImport: [...BELOW_DOMAINS, 'transfers', 'domains/trash'] },
  // Lists of everything: all texts, and tests over all modules.
  {
    folder: '.',
    mayImport: [
      ...BELOW_DOMAINS,
      'transfers',
      'domains/auth',
      'domains/account',
      'domains/tours',
      'domains/notes',
      'domains/sharing',
      'domains/projects',
      'domains/users',
      'domains/pilots',
      'domains/visits',
      'domains/guests',
      'domains/footage',
      'domains/system',
      'domains/activity',
      'domains/keys',
      'domains/team',
      'domains/trash',
      'testing',
    ],
  },
];

/** The modules of the portal's screens, from the lowest to the highest. */
export const FEATURES: ModuleTable = {
  root: 'packages/features/src',
  modules: MODULES,
  testsMayImport: ['testing'],
};

/** The name by which other modules import one. */
export function moduleName(folder: string): string {
  return `#${folder.replace(/^domains\//, '')}`;
}
