export { FeaturedProject, type FeaturedProjectProps } from './FeaturedProject';
