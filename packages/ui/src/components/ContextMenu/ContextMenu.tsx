import {
  useEffect,
  useState,
  type ComponentPropsWithRef,
  type KeyboardEvent,
  type MouseEvent,
  type PointerEvent,
  type ReactNode,
} from 'react';
import { useSharedRef } from '../../props/useSharedRef';
import { AriaLocale, Floating } from '../Floating';
import type { MenuPart } from '../Menu';
import { MenuList } from '../Menu/MenuList';
import { useLongPress } from './useLongPress';
import * as S from './ContextMenu.styles';

export interface ContextMenuProps extends ComponentPropsWithRef<'div'> {
  /** Accessible name of the menu. */
  label: string;
  /** The entries, as in Menu. */
  entries: readonly MenuPart[];
  /** The content that the menu belongs to. */
  children: ReactNode;
}

/** Elements in which users select, copy and paste text: the browser's own menu is used there. */
const TEXT = 'input, textarea, select, [contenteditable]:not([contenteditable="false"])';

/**
 * An area with a context menu, opened by the right mouse button, a long press, the context menu key or Shift
 * + F10. It is not discoverable: offer its actions elsewhere as well. Rest props and `ref` go to the area.
 */
export function ContextMenu({
  label,
  entries,
  children,
  ref,
  onContextMenu,
  onKeyDown,
  onPointerDown,
  onPointerMove,
  onPointerUp,
  onPointerCancel,
  onClickCapture,
  ...rest
}: ContextMenuProps) {
  const area = useSharedRef(ref);
  const [isOpen, setOpen] = useState(false);
  const [point, setPoint] = useState({ x: 0, y: 0 });
  const close = () => setOpen(false);
  const openAt = (x: number, y: number) => {
    setPoint({ x, y });
    setOpen(true);
  };
  const longPress = useLongPress((event: PointerEvent<HTMLElement>) => {
    if (!isText(event.target)) openAt(event.clientX, event.clientY);
  });
  useEffect(() => {
    if (!isOpen) return undefined;
    const closeUnlessInside = (event: Event) => {
      // Scrolling inside a long menu must not close it.
      if (event.target instanceof Element && event.target.closest('[data-placement]')) return;
      setOpen(false);
    };
    window.addEventListener('scroll', closeUnlessInside, true);
    window.addEventListener('resize', closeUnlessInside);
    return () => {
      window.removeEventListener('scroll', closeUnlessInside, true);
      window.removeEventListener('resize', closeUnlessInside);
    };
  }, [isOpen]);

  const { handlers } = longPress;
  return (
    <AriaLocale>
      <S.Area
        {...rest}
        ref={area}
        onContextMenu={(event: MouseEvent<HTMLDivElement>) => {
          onContextMenu?.(event);
          if (event.defaultPrevented || isText(event.target)) return;
          event.preventDefault();
          // A nested area has its own menu.
          event.stopPropagation();
          longPress.cancel();
          openAt(event.clientX, event.clientY);
        }}
        onKeyDown={(event: KeyboardEvent<HTMLDivElement>) => {
          onKeyDown?.(event);
          const isMenuKey = event.key === 'ContextMenu' || (event.shiftKey && event.key === 'F10');
          if (!isMenuKey || event.defaultPrevented || isText(event.target)) return;
          if (!(event.target instanceof Element)) return;
          event.preventDefault();
          event.stopPropagation();
          const { left, right, bottom } = event.target.getBoundingClientRect();
          const isRtl = getComputedStyle(event.target).direction === 'rtl';
          openAt(isRtl ? right : left, bottom);
        }}
        onPointerDown={(event: PointerEvent<HTMLDivElement>) => {
          onPointerDown?.(event);
          handlers.onPointerDown(event);
        }}
        onPointerMove={(event: PointerEvent<HTMLDivElement>) => {
          onPointerMove?.(event);
          handlers.onPointerMove(event);
        }}
        onPointerUp={(event: PointerEvent<HTMLDivElement>) => {
          onPointerUp?.(event);
          handlers.onPointerUp();
        }}
        onPointerCancel={(event: PointerEvent<HTMLDivElement>) => {
          onPointerCancel?.(event);
          handlers.onPointerCancel();
        }}
        onClickCapture={(event: MouseEvent<HTMLDivElement>) => {
          onClickCapture?.(event);
          handlers.onClickCapture(event);
        }}
      >
        {children}
      </S.Area>
      <Floating
        aria-label={label}
        triggerRef={area}
        getTargetRect={() => new DOMRect(point.x, point.y, 0, 0)}
        placement="bottom start"
        offset={2}
        isOpen={isOpen}
        onOpenChange={setOpen}
      >
        <MenuList label={label} entries={entries} takesFocus onClose={close} />
      </Floating>
    </AriaLocale>
  );
}

function isText(target: EventTarget): boolean {
  return target instanceof Element && target.closest(TEXT) !== null;
}
