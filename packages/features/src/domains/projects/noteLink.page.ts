import { notesFeature } from '#notes';

export { NoteLinkScreen as Screen } from './screens/NoteLinkScreen/NoteLinkScreen';
export const features = [notesFeature];
