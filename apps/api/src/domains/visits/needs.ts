import type { VisitsStore } from './visits.store.ts';

export interface Needs {
  readonly visits: VisitsStore;
}
