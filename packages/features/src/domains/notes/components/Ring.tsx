import type { RingProps } from './props';
import * as S from './Ring.styles';

/** The ring in the middle of the picture: what is inside is the place of a note. Takes no presses. */
export function Ring({ look, isLeaving = false }: RingProps) {
  return (
    <S.Ring viewBox="0 0 80 80" aria-hidden $isLeaving={isLeaving}>
      <S.Halo cx="40" cy="40" r="36" />
      <S.Line cx="40" cy="40" r="36" {...(look === 'dashed' && { strokeDasharray: '7.54 7.54' })} />
      <S.Dot cx="40" cy="40" r="3.2" />
    </S.Ring>
  );
}
