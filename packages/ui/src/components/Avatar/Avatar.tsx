import { useState, type ComponentPropsWithRef } from 'react';
import * as S from './Avatar.styles';
import { initialsOf } from './initialsOf';

export interface AvatarProps extends Omit<ComponentPropsWithRef<'span'>, 'children'> {
  /** Whose it is. Stands beside it as text as well, so that the picture itself is decoration. */
  name: string;
  /** Address of the picture. Left out: the initials. */
  src?: string | undefined;
}

/** A person's picture, or the first letters of the name while there is none or it cannot be had. */
export function Avatar({ name, src, ...rest }: AvatarProps) {
  const [broken, setBroken] = useState<string>();
  return (
    <S.Root aria-hidden {...rest}>
      {initialsOf(name)}
      {src !== undefined && src !== broken && (
        <S.Image src={src} alt="" onError={() => setBroken(src)} />
      )}
    </S.Root>
  );
}
