import { firstAdminFeature } from './firstAdmin.feature';

export { FirstAdminScreen as Screen } from './screens/FirstAdminScreen/FirstAdminScreen';
export const features = [firstAdminFeature];
