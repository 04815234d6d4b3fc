export {
  ProjectCard,
  type ProjectCardAction,
  type ProjectCardProps,
  type ProjectFact,
} from './ProjectCard';
export { ProjectCardSkeleton, type ProjectCardSkeletonProps } from './ProjectCardSkeleton';
