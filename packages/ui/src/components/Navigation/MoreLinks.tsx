import { useEffect, useId, useRef, useState, type FocusEvent, type KeyboardEvent } from 'react';
import type { ReactNode, Ref } from 'react';
import { ItemLabel } from './ItemLabel';
import * as S from './MoreLinks.styles';
import type { MorePlace } from './MoreLinks.styles';
import type { NavigationItem } from './Navigation';

export interface MoreTrigger {
  ref: Ref<HTMLButtonElement>;
  type: 'button';
  'aria-expanded': boolean;
  'aria-controls': string;
  onClick: () => void;
}

export interface MoreLinksProps {
  items: readonly NavigationItem[];
  place: MorePlace;
  /** Renders the button that opens the links. */
  renderTrigger: (props: MoreTrigger) => ReactNode;
  buttonRef?: Ref<HTMLButtonElement> | undefined;
}

/**
 * A button that opens the remaining items of a navigation. Links rather than a `menu`: the app's router
 * handles them, they can be opened in a new tab, and `aria-current` and counts are announced.
 *
 * @see https://www.w3.org/WAI/ARIA/apg/patterns/disclosure/examples/disclosure-navigation/
 */
export function MoreLinks({ items, place, renderTrigger, buttonRef }: MoreLinksProps) {
  const [isOpen, setOpen] = useState(false);
  const root = useRef<HTMLDivElement>(null);
  const id = useId();

  useEffect(() => {
    if (!isOpen) return undefined;
    const closeOutside = ({ target }: PointerEvent) => {
      if (target instanceof Node && root.current?.contains(target) === false) setOpen(false);
    };
    document.addEventListener('pointerdown', closeOutside);
    return () => document.removeEventListener('pointerdown', closeOutside);
  }, [isOpen]);

  const closeOnEscape = (event: KeyboardEvent) => {
    if (event.key !== 'Escape' || !isOpen) return;
    event.stopPropagation();
    setOpen(false);
    root.current?.querySelector('button')?.focus();
  };
  const closeOnLeave = ({ relatedTarget, currentTarget }: FocusEvent) => {
    // Without `relatedTarget`, the window lost the focus, or the user clicked on something that is not
    // focusable.
    if (relatedTarget !== null && !currentTarget.contains(relatedTarget)) setOpen(false);
  };
  const closeOnFollow = () => {
    setOpen(false);
    // The link is unmounted, and the focus would be lost.
    root.current?.querySelector('button')?.focus();
  };
  return (
    <S.Root ref={root} onKeyDown={closeOnEscape} onBlur={closeOnLeave}>
      {renderTrigger({
        ref: buttonRef ?? null,
        type: 'button',
        'aria-expanded': isOpen,
        'aria-controls': id,
        onClick: () => setOpen(!isOpen),
      })}
      <S.Panel id={id} hidden={!isOpen} $place={place}>
        {items.map((item) => (
          <li key={item.href}>
            <S.Item
              href={item.href}
              aria-current={item.current === true ? 'page' : undefined}
              onClick={closeOnFollow}
            >
              {item.icon}
              <ItemLabel item={item} />
            </S.Item>
          </li>
        ))}
      </S.Panel>
    </S.Root>
  );
}
