import type { ComponentPropsWithRef } from 'react';
import { VisuallyHidden } from '../../components/VisuallyHidden';
import { useBrand } from '../../theme/BrandContext';
import * as S from './Header.styles';

export interface HeaderProps extends ComponentPropsWithRef<'header'> {
  /** Where the logo leads, and what it is called: "Jawla, home". Left out: no logo. */
  home?: { href: string; label: string } | undefined;
}

/** The head of the sheet, of fixed height: the logo, and what concerns the whole page at the other end. */
export function Header({ home, children, ...rest }: HeaderProps) {
  const { Logo } = useBrand();
  return (
    <S.Root {...rest}>
      {home !== undefined && (
        <S.Home href={home.href}>
          <Logo />
          <VisuallyHidden>{home.label}</VisuallyHidden>
        </S.Home>
      )}
      <S.Actions>{children}</S.Actions>
    </S.Root>
  );
}
