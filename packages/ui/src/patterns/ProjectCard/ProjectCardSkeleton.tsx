import type { ComponentPropsWithRef } from 'react';
import { Skeleton } from '../../components/Skeleton';
import * as S from './ProjectCard.styles';

export interface ProjectCardSkeletonProps extends Omit<ComponentPropsWithRef<'div'>, 'children'> {
  /** How many facts to keep room for. */
  facts?: number | undefined;
}

/** A project card that is on its way, in the size it will have. */
export function ProjectCardSkeleton({ facts = 6, ...rest }: ProjectCardSkeletonProps) {
  return (
    <S.Root padding="none" aria-hidden {...rest}>
      <S.WaitingCover>
        <Skeleton blockSize="100%" />
      </S.WaitingCover>
      <S.Waiting>
        {Array.from({ length: facts }, (_, at) => (
          // oxlint-disable-next-line react/no-array-index-key -- all alike
          <Skeleton key={at} blockSize="1.25rem" />
        ))}
        <Skeleton blockSize="2.875rem" />
      </S.Waiting>
    </S.Root>
  );
}
