import type { Project } from '@jawla/contract';
import { folderParam } from '@jawla/contract/tours';
import type { ApiClient } from '#core/http';
import type { TourRef } from './projects.slice';

export function fetchProject(http: ApiClient, id: string): Promise<Project> {
  return http.send('project', { params: { id } });
}

/** Where a tour's index page is. @throws ProblemError of kind `missing` where there is no tour */
export async function fetchTourPath(
  http: ApiClient,
  { owner, projectName, day }: TourRef,
): Promise<string> {
  const folder = folderParam(owner, projectName, day);
  const { path } = await http.send('projectFolder', { params: { folder } });
  return path;
}
