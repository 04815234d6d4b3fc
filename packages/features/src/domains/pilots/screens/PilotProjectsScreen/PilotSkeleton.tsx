import { Skeleton } from '@jawla/ui';
import * as S from './PilotCard.styles';

/** Placeholder of a pilot that is loading. */
export function PilotSkeleton() {
  return (
    <S.Waiting>
      <S.Frame>
        <Skeleton blockSize="100%" />
      </S.Frame>
      <Skeleton inlineSize="60%" />
    </S.Waiting>
  );
}
