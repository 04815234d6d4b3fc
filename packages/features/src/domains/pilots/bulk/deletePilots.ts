import { createBatch, type Run } from '#bulk';
import { deletePilot } from '../pilots.requests';

export const deletePilots = createBatch('pilots/deleteSeveral', deletePilot);

declare module '#core/rootReducer' {
  interface LazySlices {
    'pilots/deleteSeveral': Run<string> | null;
  }
}
