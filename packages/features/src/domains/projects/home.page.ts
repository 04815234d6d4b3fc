import { PROJECT_CONCURRENCY } from '@jawla/contract/limits';
import { firstLoad } from '#core/store';
import type { FirstLoads } from '#shell';
import { toursFeature } from '#tours';
import { lastOpened } from './lastOpened';
import { LEAD_SIZES, preloadCover } from './preloadCover';
import { projectsFeature } from './projects.feature';
import { leadOf } from './projects.model';
import { loadProject } from './projects.requests';

export { UserProjectsScreen as Screen } from './screens/UserProjectsScreen/UserProjectsScreen';
export const features = [toursFeature, projectsFeature];
/** The projects that index.html has requested: the first ones in the order of the page. */
export const firstLoads: FirstLoads = ({ _id, userName, projectsData }, search) => {
  // Its cover is most likely the LCP element, and would be fetched after the others had arrived.
  const lead = search.size === 0 ? leadOf(projectsData, lastOpened(userName)) : undefined;
  if (lead !== undefined) preloadCover(lead.img ?? lead.picture, LEAD_SIZES);
  return [true, false]
    .flatMap((isOwn) => projectsData.filter(({ owner }) => (owner === _id) === isOwn))
    .slice(0, PROJECT_CONCURRENCY)
    .map((project) => firstLoad(loadProject, project._id));
};
