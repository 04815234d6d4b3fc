import { toursFeature } from '#tours';
import { projectsFeature } from './projects.feature';

export { ProjectViewerScreen as Screen } from './screens/ProjectViewerScreen/ProjectViewerScreen';
export const features = [toursFeature, projectsFeature];
