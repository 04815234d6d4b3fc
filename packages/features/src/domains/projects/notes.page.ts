import { notesFeature } from '#notes';
import { projectsFeature } from './projects.feature';

export { ProjectNotesScreen as Screen } from './screens/ProjectNotesScreen/ProjectNotesScreen';
export const features = [projectsFeature, notesFeature];
