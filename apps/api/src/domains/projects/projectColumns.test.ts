/** All kinds of optional fields, including those that the product does not use. */
import { PROJECT_FIELDS } from '@jawla/contract/projectFields';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { newProjectColumns, toColumns, toFields } from './projectColumns.ts';

const ADDED = { siteManager: { kind: 'optionalText' }, floors: { kind: 'optionalNumber' } };
// Test files share modules, so `afterAll` removes the added fields.
beforeAll(() => void Object.assign(PROJECT_FIELDS, ADDED));
afterAll(() => {
  for (const name of Object.keys(ADDED)) Reflect.deleteProperty(PROJECT_FIELDS, name);
});

const RECORD = {
  ...newProjectColumns({ name: 'Villa', number: '1' }),
  id: 'p-1',
  owner_id: 'u-1',
  name_key: 'villa',
  cover_file: null,
  cover_name: null,
  revision: 0,
  trash_id: null,
  created_at: '2026-01-01T00:00:00.000Z',
};

it.each([
  [
    { siteManager: 'Noor', floors: 3.5 },
    { site_manager: 'Noor', floors: 3.5 },
  ],
  [
    { siteManager: '', floors: 0 },
    { site_manager: null, floors: 0 },
  ],
  [
    { siteManager: null, floors: null },
    { site_manager: null, floors: null },
  ],
  // Kysely omits `undefined` columns.
  [{}, { site_manager: undefined, floors: undefined }],
])('stores %j as %j', (form, columns) => {
  expect(toColumns({ name: 'Villa', ...form })).toMatchObject(columns);
});

it.each([
  [
    { site_manager: 'Noor', floors: 0 },
    { siteManager: 'Noor', floors: 0 },
  ],
  [
    { site_manager: null, floors: null },
    { siteManager: null, floors: null },
  ],
])('reads %j as %j', (columns, fields) => {
  expect(toFields({ ...RECORD, ...columns })).toMatchObject(fields);
});
