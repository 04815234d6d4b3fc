import { activityFeature } from '#activity';
import { projectsFeature } from '#projects';
import { trashFeature } from '#trash';
import { usersFeature } from './users.feature';

export { ClientScreen as Screen } from './details/screens/ClientScreen/ClientScreen';
export const features = [activityFeature, projectsFeature, usersFeature, trashFeature];
