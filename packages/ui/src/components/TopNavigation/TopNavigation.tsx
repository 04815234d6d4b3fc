import type { ComponentPropsWithRef, ReactNode } from 'react';
import { useBrand } from '../../theme/BrandContext';
import type { Navigation } from '../Navigation';
import { VisuallyHidden } from '../VisuallyHidden';
import { FittingItems } from './FittingItems';
import * as S from './TopNavigation.styles';
import type { PhoneItems } from './TopNavigation.styles';

export { PHONE_ITEMS, type PhoneItems } from './TopNavigation.styles';

export interface TopNavigationProps extends Omit<ComponentPropsWithRef<'header'>, 'children'> {
  /** Where the logo leads, and what it is called: "Jawla, home". Left out: no logo. */
  home?: { href: string; label: string } | undefined;
  /** The pages to go to. Left out: no navigation, as for signed-out users. */
  navigation?: Navigation | undefined;
  /**
   * Below 640 px: `menu` shows the items as far as they fit, the rest behind a button; `none` leaves them out,
   * because a TabBar has them or the logo leads there.
   */
  phoneItems?: PhoneItems | undefined;
  /** At the other end: language, account, log out. */
  children?: ReactNode;
}

/**
 * The head of every page, which stays in view: logo, pages, and what concerns the account. Where items do not fit
 * it uses their short labels, then a button for the rest; it never scrolls.
 */
export function TopNavigation({
  home,
  navigation,
  phoneItems = 'menu',
  children,
  ...rest
}: TopNavigationProps) {
  const { Logo } = useBrand();
  return (
    <S.Root {...rest}>
      <S.Row>
        {home !== undefined && (
          <S.Home href={home.href}>
            <Logo />
            <VisuallyHidden>{home.label}</VisuallyHidden>
          </S.Home>
        )}
        {navigation !== undefined && navigation.items.length > 0 && (
          <FittingItems
            // Other items are measured again from the start.
            key={navigation.items.length}
            navigation={navigation}
            phoneItems={phoneItems}
          />
        )}
        {children !== undefined && <S.End>{children}</S.End>}
      </S.Row>
    </S.Root>
  );
}
