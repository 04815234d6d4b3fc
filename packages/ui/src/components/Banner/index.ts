export { Banner, BANNER_TONES, type BannerProps, type BannerTone } from './Banner';
export type { AutoHide } from './useAutoHide';
