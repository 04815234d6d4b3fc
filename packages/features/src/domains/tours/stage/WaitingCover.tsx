import { Picture, type PictureSource } from '@jawla/ui';
import * as S from './WaitingCover.styles';

/** The picture of the building in a doorway, in front of its own blurred copy, while the tour loads. */
export function WaitingCover({ cover }: { cover: PictureSource }) {
  return (
    <S.Door>
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
