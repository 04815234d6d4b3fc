import type { ComponentPropsWithRef, ReactNode } from 'react';
import { ArchDrawing } from './ArchDrawing';
import * as S from './SplitSheet.styles';

export interface SplitSheetProps extends ComponentPropsWithRef<'div'> {
  /** The form: a narrow column, first in reading order. */
  children: ReactNode;
  /** A line in the drawing's title block. Decorative; hidden in narrow windows. */
  caption?: ReactNode;
  /** Draws the lines one after the other, once: for the first page of a visit. Never with reduced motion. */
  drawsIn?: boolean | undefined;
}

/**
 * The layout of pages for signed-out visitors: a form on one side, a drawing on the other. In narrow windows
 * a small drawing is above the form. For an `AppShell` of full width.
 */
export function SplitSheet({ children, caption, drawsIn, ...rest }: SplitSheetProps) {
  return (
    <S.Root {...rest}>
      <S.Front>
        <S.Column>{children}</S.Column>
      </S.Front>
      <S.Back aria-hidden>
        <ArchDrawing drawsIn={drawsIn} />
        {caption !== undefined && <S.Caption>{caption}</S.Caption>}
      </S.Back>
    </S.Root>
  );
}
