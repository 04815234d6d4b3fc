import { noor, projects as fixtures, summaries } from '@jawla/mocks/fixtures';
import { describe, expect, it } from 'vitest';
import { arrange, ARRANGEMENT, filterByName } from './arrangement';

it('finds projects without regard to hamza', () => {
  expect(filterByName(Object.values(summaries), 'الامانه').map(({ _id }) => _id)).toEqual([
    'p-villa',
  ]);
});

describe('arrange', () => {
  const list = Object.values(summaries);
  const known = Object.values(fixtures);
  const ids = (change: Partial<typeof ARRANGEMENT>, loaded = known) =>
    arrange(
      list,
      { ...ARRANGEMENT, ...change },
      {
        viewerId: noor._id,
        detailsOf: (id) => loaded.find(({ _id }) => _id === id),
        locale: 'en',
      },
    ).map(({ _id }) => _id);

  it('preserves the server’s order by default, and does not mutate the list', () => {
    expect(ids({})).toEqual(list.map(({ _id }) => _id));
    ids({ order: 'name' });
    expect(list[0]).toBe(summaries.harbour);
  });

  it('separates own from shared projects', () => {
    expect(ids({ show: 'shared' })).toEqual(['p-villa']);
    expect(ids({ show: 'own' })).not.toContain('p-villa');
  });

  it('sorts by name, and by the newest date', () => {
    expect(ids({ order: 'name' }).slice(0, 2)).toEqual(['p-clinic', 'p-school']);
    expect(ids({ order: 'date' })).toEqual([
      'p-offices',
      'p-harbour',
      'p-villa',
      'p-school',
      'p-clinic',
    ]);
  });

  it('does not filter out projects whose type is unknown, and sorts them last', () => {
    expect(ids({ type: 'residential' })).toEqual(['p-harbour', 'p-villa']);
    expect(ids({ type: 'residential' }, [fixtures.offices])).toEqual(
      list.map(({ _id }) => _id).filter((id) => id !== 'p-offices'),
    );
    expect(ids({ order: 'date' }, [fixtures.villa])[0]).toBe('p-villa');
  });
});
