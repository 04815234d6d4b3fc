import { Picture, type PictureSource } from '@jawla/ui';
import * as S from './WaitingCover.styles';

interface WaitingCoverProps {
  cover: PictureSource;
  /** Whether the picture of the card moves here in a view transition. The name of a target must be unique. */
  isTarget: boolean;
}

/** The picture of the building in a doorway, in front of its own blurred copy, while the tour loads. */
export function WaitingCover({ cover, isTarget }: WaitingCoverProps) {
  return (
    <S.Door $isTarget={isTarget}>
      <Picture {...cover} loading="first" alt="" />
    </S.Door>
  );
}

export function WaitingGround({ cover }: { cover: PictureSource }) {
  return (
    <S.Ground>
      <Picture {...cover} loading="first" alt="" />
    </S.Ground>
  );
}
