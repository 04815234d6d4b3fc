import { useLayoutEffect, useRef } from 'react';
import { DownIcon, MenuIcon } from '../../icons';
import { useWord } from '../../text/words';
import { Badge } from '../Badge';
import { ItemLabel, MORE, MoreLinks, type Navigation } from '../Navigation';
import * as S from './TopNavigation.styles';
import type { PhoneItems } from './TopNavigation.styles';
import { useFit } from './useFit';

export interface FittingItemsProps {
  navigation: Navigation;
  phoneItems: PhoneItems;
}

/** As many items as fit into the header, and a button for the others. */
export function FittingItems({ navigation, phoneItems }: FittingItemsProps) {
  const { label, items } = navigation;
  const moreLabel = useWord(MORE, navigation.moreLabel);
  const room = useRef<HTMLElement>(null);
  const ruler = useRef<HTMLDivElement>(null);
  const list = useRef<HTMLUListElement>(null);
  const more = useRef<HTMLButtonElement>(null);
  const focused = useRef(-1);
  const { labels, shown } = useFit(items.length, room, ruler);
  const rest = items.slice(shown);

  // A narrower window hides the focused item, and the focus would be lost.
  useLayoutEffect(() => {
    if (focused.current >= shown) more.current?.focus();
  }, [shown]);

  return (
    <S.Nav ref={room} aria-label={label} $phoneItems={phoneItems}>
      {shown > 0 && (
        <S.List
          ref={list}
          onFocus={({ target }) => {
            const entries = [...(list.current?.children ?? [])];
            focused.current = entries.findIndex((entry) => entry.contains(target));
          }}
          onBlur={() => {
            focused.current = -1;
          }}
        >
          {items.slice(0, shown).map((item) => (
            <li key={item.href}>
              <S.Item href={item.href} {...current(item.current)}>
                <ItemLabel item={item} short={labels === 'short'} />
              </S.Item>
            </li>
          ))}
        </S.List>
      )}
      {rest.length > 0 && (
        <MoreLinks
          items={rest}
          place="below"
          buttonRef={more}
          renderTrigger={(props) => (
            <S.More
              {...props}
              {...(shown === 0 && { 'aria-label': moreLabel, title: moreLabel })}
              data-current={rest.some((item) => item.current) || undefined}
            >
              {shown === 0 ? (
                <MenuIcon />
              ) : (
                <>
                  {moreLabel}
                  {badges(rest)}
                  <DownIcon size="1em" />
                </>
              )}
            </S.More>
          )}
        />
      )}
      <S.RulerRoom aria-hidden>
        <S.Ruler ref={ruler}>
          {(['full', 'short'] as const).map((kind) =>
            items.map((item) => (
              <S.RulerItem
                key={`${kind} ${item.href}`}
                data-kind={kind}
                data-text={kind === 'full' ? item.label : (item.shortLabel ?? item.label)}
                data-current={item.current === true || undefined}
              >
                {badges([item])}
              </S.RulerItem>
            )),
          )}
          <S.RulerItem data-kind="more" data-text={moreLabel} data-current>
            {badges(items)}
            <DownIcon size="1em" />
          </S.RulerItem>
        </S.Ruler>
      </S.RulerRoom>
    </S.Nav>
  );
}

/** What the items count, where the items themselves are out of sight. */
function badges(items: Navigation['items']) {
  return items.map(
    ({ href, count }) =>
      count && <Badge key={href} count={count.value} label={count.label} max={999} />,
  );
}

function current(isCurrent: boolean | undefined) {
  return isCurrent === true ? ({ 'aria-current': 'page', 'data-current': true } as const) : {};
}
