/** The counter by itself, on a store that the tests control. */
import { expect, it, vi } from 'vitest';
import { systemClock } from '../../platform/base/clock.ts';
import type { DayVisits, VisitSubject } from './visit.ts';
import { VisitCounter } from './visitCounter.ts';

const VILLA: VisitSubject = { kind: 'project', id: 'villa', slot: 'date', audience: 'account' };

function setUp() {
  const add = vi.fn<(visits: readonly DayVisits[]) => Promise<void>>(() => Promise.resolve());
  const counter = new VisitCounter({ add }, systemClock);
  const visit = (visitor: string, subject = VILLA) => counter.count(visitor, subject);
  return { add, counter, visit };
}

it('writes the sum of several visitors', async () => {
  const { add, counter, visit } = setUp();
  for (const visitor of ['a', 'b', 'a', 'c']) visit(visitor);
  await counter.flush();
  await counter.flush();
  expect(add.mock.calls).toEqual([[[expect.objectContaining({ ...VILLA, count: 3 })]]]);
});

it('counts a visitor once on each server, none of which knows those of the others', async () => {
  const [one, other] = [setUp(), setUp()];
  for (const { visit } of [one, other, one, other]) visit('a');
  await one.counter.flush();
  await other.counter.flush();
  for (const { add } of [one, other]) {
    expect(add.mock.calls).toEqual([[[expect.objectContaining({ count: 1 })]]]);
  }
});

it('writes after a failure what it could not write, and what came since', async () => {
  const { add, counter, visit } = setUp();
  visit('a');
  add.mockRejectedValueOnce(new Error('no database'));
  await expect(counter.flush()).rejects.toThrow('no database');
  visit('b');
  await counter.flush();
  expect(add).toHaveBeenLastCalledWith([expect.objectContaining({ count: 2 })]);
});

it('drops visits beyond its limit instead of keeping them in memory', async () => {
  const { add, counter, visit } = setUp();
  for (let at = 0; at < 10_001; at += 1) visit(`${at}`, { ...VILLA, id: `${at}` });
  await counter.flush();
  const written = add.mock.calls[0]?.[0] ?? [];
  expect(written).toHaveLength(10_000);
  expect(written.map(({ id }) => id)).not.toContain('10000');
});
