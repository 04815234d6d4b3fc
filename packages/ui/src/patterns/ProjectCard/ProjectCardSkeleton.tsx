import type { ComponentPropsWithRef } from 'react';
import { Skeleton } from '../../components/Skeleton';
import * as S from './ProjectCard.styles';

export type ProjectCardSkeletonProps = Omit<ComponentPropsWithRef<'div'>, 'children'>;

/** A project card that is on its way, about as large as it will be. */
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
