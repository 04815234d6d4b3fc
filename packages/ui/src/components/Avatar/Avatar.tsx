import { useState, type ComponentPropsWithRef } from 'react';
import * as S from './Avatar.styles';
import { initialsOf } from './initialsOf';

export interface AvatarProps extends Omit<ComponentPropsWithRef<'span'>, 'children'> {
  /** Name of the person. It is also shown as text next to the avatar, so the picture itself is decorative. */
  name: string;
  /** URL of the picture. If omitted, the initials are shown. */
  src?: string | undefined;
}

/** A person's picture, or the initials while there is none or it cannot be loaded. */
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
