import type { Feature } from '#core/store';
import { deleteProjects } from './deleteProjects';

const projectsBulkFeature: Feature = {
  name: 'projectsBulk',
  slices: [deleteProjects],
  saga: deleteProjects.saga,
};

/** The module to load on demand. */
export { ProjectsBulk as Content } from './ProjectsBulk';
export const features = [projectsBulkFeature];
