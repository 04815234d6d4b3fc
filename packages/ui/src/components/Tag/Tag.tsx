import type { ComponentPropsWithRef, ReactNode } from 'react';
import * as S from './Tag.styles';
import type { TagTone } from './Tag.styles';

export { TAG_TONES, type TagTone } from './Tag.styles';

export interface TagProps extends ComponentPropsWithRef<'span'> {
  /** What the word means: `plain` states a fact. */
  tone?: TagTone | undefined;
  /** Before the text. Decoration. */
  icon?: ReactNode;
}

/** A word about a thing: its owner, its state. Not pressed; shortened with an ellipsis when there is no room. */
export function Tag({ tone = 'plain', icon, children, ...rest }: TagProps) {
  return (
    <S.Root {...rest} $tone={tone}>
      {icon}
      <S.Text>{children}</S.Text>
    </S.Root>
  );
}
