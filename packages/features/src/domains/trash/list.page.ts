import { trashFeature } from './trash.feature';

export { TrashScreen as Screen } from './screens/TrashScreen/TrashScreen';
export const features = [trashFeature];
