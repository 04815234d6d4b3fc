import { notesFeature } from './notes.feature';

export { NoteLinkScreen as Screen } from './screens/NoteLinkScreen/NoteLinkScreen';
export const features = [notesFeature];
