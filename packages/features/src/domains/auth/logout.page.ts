import type { Feature } from '#core/store';

export { LogoutScreen as Screen } from './screens/LogoutScreen/LogoutScreen';
export const features: readonly Feature[] = [];
