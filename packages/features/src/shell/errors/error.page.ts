import type { Feature } from '#core/store';

export { ErrorScreen as Screen } from './ErrorScreen';
export const features: readonly Feature[] = [];
