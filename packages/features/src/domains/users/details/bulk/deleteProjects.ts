import type { ProjectSummary, UserRow } from '@jawla/contract';
import { createBatch, type Run } from '#bulk';
import { deleteProject } from '#projects';

export const deleteProjects = createBatch('projects/deleteSeveral', deleteProject);

declare module '#core/rootReducer' {
  interface LazySlices {
    'projects/deleteSeveral': Run<{ client: UserRow; project: ProjectSummary }> | null;
  }
}
