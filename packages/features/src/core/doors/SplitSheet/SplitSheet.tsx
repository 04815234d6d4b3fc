import type { ReactNode } from 'react';
import { ArchDrawing } from './ArchDrawing';
import * as S from './SplitSheet.styles';

export interface SplitSheetProps {
  /** The form: a narrow column, first in reading order. */
  children: ReactNode;
  /** Draws the lines one after the other, once: for the first page of a visit. Never with reduced motion. */
  drawsIn?: boolean | undefined;
}

/**
 * The layout of pages for signed-out visitors: a form on one side, a drawing on the other. In narrow windows
 * a small drawing is above the form. For an `AppShell` of full width.
 */
export function SplitSheet({ children, drawsIn }: SplitSheetProps) {
  return (
    <S.Root>
      <S.Front>
        <S.Column>{children}</S.Column>
      </S.Front>
      <S.Back aria-hidden>
        <ArchDrawing drawsIn={drawsIn} />
      </S.Back>
    </S.Root>
  );
}
