import { sharingFeature } from '#sharing';

/** The module to load on demand. */
export { MailedLink as Content } from './MailedLink';
export const features = [sharingFeature];
