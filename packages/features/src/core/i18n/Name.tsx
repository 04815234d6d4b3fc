import * as S from './Name.styles';

/** A name that someone typed: in its own direction, and in one line if that has room for it. */
export function Name({ children }: { children: string }) {
  return <S.Name $letters={children.length}>{children}</S.Name>;
}
