import type { ComponentPropsWithRef } from 'react';
import { Skeleton } from '../../components/Skeleton';
import * as S from './ProjectCard.styles';

export type ProjectCardSkeletonProps = Omit<ComponentPropsWithRef<'div'>, 'children'>;

/** Placeholder of a project card that is loading, with its approximate size. */
export function ProjectCardSkeleton(props: ProjectCardSkeletonProps) {
  return (
    <S.Root as="div" aria-hidden {...props}>
      <S.WaitingCover>
        <Skeleton blockSize="100%" />
      </S.WaitingCover>
      <S.Waiting>
        <Skeleton blockSize="1.5rem" inlineSize="60%" />
        <Skeleton blockSize="1.25rem" inlineSize="80%" />
        <Skeleton blockSize="1.25rem" inlineSize="40%" />
      </S.Waiting>
    </S.Root>
  );
}
