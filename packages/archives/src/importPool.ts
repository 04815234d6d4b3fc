/** Publishes the tours of a plan, some at a time. */
import type { ReportRow } from '@jawla/contract/move';
import type { PlannedTour } from './importPlan.ts';

/** Archives are checked by two threads of a server; others are read and written meanwhile. */
const AT_ONCE = 4;

/** Why an import ended before its last tour. */
export type Stopped = 'full' | 'cancelled';

export type Outcome = Pick<ReportRow, 'contentHash' | 'note' | 'result'>;

export interface PoolOptions<Tour> {
  /** @param note - What the plan says of the tour. */
  readonly publish: (tour: Tour, note: string) => Promise<Outcome | Stopped>;
  readonly signal: AbortSignal;
  /** Called for each tour when it has ended, in any order. */
  readonly onRow: (row: ReportRow) => Promise<void> | void;
}

/** @returns Why it stopped; `undefined` if it came to the end. */
export async function importPool<Tour>(
  plan: readonly PlannedTour<Tour>[],
  { publish, signal, onRow }: PoolOptions<Tour>,
): Promise<Stopped | undefined> {
  const rest = plan.values();
  const again: PlannedTour<Tour>[] = [];
  let working = AT_ONCE;
  let isFull = false;
  const work = async () => {
    for (;;) {
      const planned = again.pop() ?? rest.next().value;
      if (!planned || signal.aborted) return;
      const wasAlone = working === 1;
      const { row, tour } = planned;
      const { state: _, ...shown } = row;
      const outcome = tour ? await publish(tour, row.note) : outcomeOf(planned);
      if (outcome === 'cancelled') return;
      if (outcome !== 'full') {
        await onRow({ ...shown, ...outcome });
      } else if (wasAlone) {
        isFull = true;
        return;
      } else {
        // What others are working on takes space too: the last one has all that is free.
        again.push(planned);
        if (working > 1) return;
      }
    }
  };
  const leave = () => {
    working -= 1;
  };
  await Promise.all(Array.from({ length: AT_ONCE }, () => work().finally(leave)));
  if (isFull) return 'full';
  return signal.aborted ? 'cancelled' : undefined;
}

/** Of a tour that the plan leaves as it is. */
function outcomeOf({ row: { note }, contentHash }: PlannedTour<unknown>): Outcome {
  return contentHash === undefined
    ? { result: 'not published', contentHash: '', note }
    : { result: 'already there', contentHash, note };
}
