import { toursFeature } from '#tours';
import { projectsFeature } from './projects.feature';

export { EditProjectScreen as Screen } from './editor/screens/EditProjectScreen/EditProjectScreen';
export const features = [toursFeature, projectsFeature];
