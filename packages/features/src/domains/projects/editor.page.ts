import { toursFeature } from '#tours';
import { transfersFeature } from '#transfers';
import { trashFeature } from '#trash';
import { projectsFeature } from './projects.feature';

export { EditProjectScreen as Screen } from './editor/screens/EditProjectScreen/EditProjectScreen';
export const features = [transfersFeature, toursFeature, projectsFeature, trashFeature];
