export type { IconComponent, IconProps } from './icon';
export * from './icons';
