import { toursFeature } from '#tours';
import { projectsFeature } from './projects.feature';

export { UserProjectsScreen as Screen } from './screens/UserProjectsScreen/UserProjectsScreen';
export const features = [toursFeature, projectsFeature];
