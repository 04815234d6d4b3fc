import type { ComponentPropsWithRef, ReactNode } from 'react';
import * as S from './Tag.styles';
import type { TagTone } from './Tag.styles';

export { TAG_TONES, type TagTone } from './Tag.styles';

export interface TagProps extends ComponentPropsWithRef<'span'> {
  /** Meaning of the tag: `plain` states a fact. */
  tone?: TagTone | undefined;
  /** Decorative icon before the text. */
  icon?: ReactNode;
}

/**
 * A short label of an item: its owner, its state. Not interactive; truncated with an ellipsis if there is no
 * space.
 */
export function Tag({ tone = 'plain', icon, children, ...rest }: TagProps) {
  return (
    <S.Root {...rest} $tone={tone}>
      {icon}
      <S.Text>{children}</S.Text>
    </S.Root>
  );
}
