import { allLinksFeature } from './all/allLinks.feature';

export { GuestLinksScreen as Screen } from './screens/GuestLinksScreen/GuestLinksScreen';
export const features = [allLinksFeature];
