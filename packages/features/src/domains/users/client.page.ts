import { projectsFeature } from '#projects';
import { trashFeature } from '#trash';
import { usersFeature } from './users.feature';

export { ClientScreen as Screen } from './details/screens/ClientScreen/ClientScreen';
export const features = [projectsFeature, usersFeature, trashFeature];
