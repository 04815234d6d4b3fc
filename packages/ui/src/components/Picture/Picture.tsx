import { useState, type ComponentPropsWithRef, type ReactNode } from 'react';
import { PictureIcon, PictureMissingIcon } from '../../icons';
import { Skeleton } from '../Skeleton';
import * as S from './Picture.styles';

export interface PictureProps extends Omit<ComponentPropsWithRef<'div'>, 'children'> {
  /** Address of the picture; none shows the placeholder. */
  src: string | undefined;
  /** What is to be seen; empty when the text beside it says so. */
  alt: string;
  /** For pictures in the first row: fetched at once rather than when they come near. */
  eager?: boolean | undefined;
  /** Words of the placeholder. Without them it is a sign alone. */
  missing?: ReactNode;
}

/** A photograph that fills its frame: breathing until it is there, and a placeholder if it never comes. */
export function Picture({ src, alt, eager = false, missing, ...rest }: PictureProps) {
  // Which address arrived or broke, so that another address starts afresh.
  const [settled, setSettled] = useState<{ src: string; broken: boolean }>();
  const current = settled?.src === src ? settled : undefined;
  const broken = current?.broken === true;
  const none = src === undefined || src === '';
  return (
    <S.Root {...rest}>
      {!none && current === undefined && <Skeleton blockSize="100%" />}
      {!none && !broken && (
        <S.Image
          key={src}
          src={src}
          alt={alt}
          loading={eager ? 'eager' : 'lazy'}
          decoding="async"
          onLoad={() => setSettled({ src, broken: false })}
          onError={() => setSettled({ src, broken: true })}
          $shown={current !== undefined}
        />
      )}
      {(none || broken) && (
        <S.Missing data-missing="">
          {broken ? <PictureMissingIcon size="1.75rem" /> : <PictureIcon size="1.75rem" />}
          {missing}
        </S.Missing>
      )}
    </S.Root>
  );
}
