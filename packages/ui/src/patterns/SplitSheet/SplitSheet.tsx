import type { ComponentPropsWithRef, ReactNode } from 'react';
import { ArchDrawing } from './ArchDrawing';
import * as S from './SplitSheet.styles';

export interface SplitSheetProps extends ComponentPropsWithRef<'div'> {
  /** The form: a narrow column, first in reading order. */
  children: ReactNode;
  /** A line in the drawing's title block. Decoration; not shown in narrow windows. */
  caption?: ReactNode;
  /** Draws the lines one after the other, once: for the first page of a visit. Never with reduced motion. */
  drawsIn?: boolean | undefined;
}

/**
 * The page before one comes in: what there is to do on one side, a drawing on the other. In narrow
 * windows the drawing stands small above the form. Made for `AppShell` of full width.
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
