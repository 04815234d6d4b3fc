import type { ComponentPropsWithRef } from 'react';
import { MenuIcon } from '../../icons';
import { useWord } from '../../text/words';
import { Badge } from '../Badge';
import { MORE, MoreLinks, type Navigation, type NavigationItem } from '../Navigation';
import { VisuallyHidden } from '../VisuallyHidden';
import * as S from './TabBar.styles';

/** Five targets of 64 px fit on the narrowest phone. */
const MAX_TABS = 5;

export interface TabBarProps extends Omit<ComponentPropsWithRef<'nav'>, 'children'>, Navigation {
  /** The pages in order. */
  items: readonly NavigationItem[];
}

/**
 * The items of a TopNavigation at the bottom of a phone, within reach of the thumb; hidden from 640 px on.
 * With more than five items, the last ones are behind a button. Goes last in AppShell.
 */
export function TabBar({ label, moreLabel, items, ...rest }: TabBarProps) {
  const more = useWord(MORE, moreLabel);
  const shown = items.length > MAX_TABS ? items.slice(0, MAX_TABS - 1) : items;
  const hidden = items.slice(shown.length);
  return (
    <S.Root aria-label={label} {...rest}>
      <S.List>
        {shown.map((item) => (
          <li key={item.href}>
            <S.Tab
              href={item.href}
              {...(item.current === true && { 'aria-current': 'page', 'data-current': true })}
            >
              <TabContent item={item} />
            </S.Tab>
          </li>
        ))}
        {hidden.length > 0 && (
          <li>
            <MoreLinks
              items={hidden}
              place="above"
              renderTrigger={(props) => (
                <S.More {...props} data-current={hidden.some((item) => item.current) || undefined}>
                  <S.Icon>
                    <MenuIcon />
                  </S.Icon>
                  <S.Label>{more}</S.Label>
                </S.More>
              )}
            />
          </li>
        )}
      </S.List>
    </S.Root>
  );
}

function TabContent({
  item: { label, shortLabel, tabLabel, icon, count },
}: {
  item: NavigationItem;
}) {
  return (
    <>
      <S.Icon>
        {icon}
        {count !== undefined && (
          <S.Count aria-hidden>
            <Badge count={count.value} label="" />
          </S.Count>
        )}
      </S.Icon>
      <S.Label>
        <bdi>{tabLabel ?? shortLabel ?? label}</bdi>
      </S.Label>
      {count !== undefined && <VisuallyHidden>{count.label}</VisuallyHidden>}
    </>
  );
}
