import { guestsFeature } from './guests.feature';

export { GuestTourScreen as Screen } from './screens/GuestTourScreen/GuestTourScreen';
export const features = [guestsFeature];
