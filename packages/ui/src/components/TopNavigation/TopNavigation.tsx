import type { ComponentPropsWithRef, ReactNode } from 'react';
import { useBrand } from '../../theme/BrandContext';
import type { Navigation } from '../Navigation';
import { VisuallyHidden } from '../VisuallyHidden';
import { FittingItems } from './FittingItems';
import * as S from './TopNavigation.styles';
import type { PhoneItems } from './TopNavigation.styles';

export { PHONE_ITEMS, type PhoneItems } from './TopNavigation.styles';

export interface TopNavigationProps extends Omit<ComponentPropsWithRef<'header'>, 'children'> {
  /** Destination and accessible name of the logo: "Jawla, home". If omitted, there is no logo. */
  home?: { href: string; label: string } | undefined;
  /** The pages. If omitted, there is no navigation, as for signed-out users. */
  navigation?: Navigation | undefined;
  /**
   * Below 640 px: `menu` shows the items that fit, and the others behind a button; `none` omits them, because
   * a TabBar contains them or the logo links to the only page.
   */
  phoneItems?: PhoneItems | undefined;
  /** Content at the inline end: language, account, log out. */
  children?: ReactNode;
}

/**
 * The sticky header of every page: logo, navigation and account tools. If items do not fit, it uses their
 * short labels, then a button for the rest; it never scrolls.
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
            // Changed items are measured from the start.
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
