import {
  memo,
  useEffect,
  useId,
  useLayoutEffect,
  useRef,
  useState,
  type ComponentPropsWithRef,
  type MouseEvent,
  type PointerEvent,
  type ReactNode,
  type RefObject,
} from 'react';
import { CloseIcon } from '../../icons';
import { CLOSE, useWord } from '../../text/words';
import { joinIds } from '../../props/joinIds';
import { useSharedRef } from '../../props/useSharedRef';
import { findOpener } from '../Floating/openers';
import { Heading } from '../Heading';
import { IconButton } from '../IconButton';
import { Layer } from '../Layer';
import * as S from './Dialog.styles';
import { useIsScrollable } from './useIsScrollable';
import { useScrollLock } from './useScrollLock';

export interface DialogProps extends Omit<
  ComponentPropsWithRef<'dialog'>,
  'open' | 'title' | 'onClose' | 'onCancel' | 'role'
> {
  /** Whether the dialog is open. */
  open: boolean;
  /**
   * Called on Escape, on a click outside, and by the close button. If omitted, only the content can close the
   * dialog.
   */
  onClose?: (() => void) | undefined;
  /** A title that is understandable by itself. */
  title: ReactNode;
  /** The content between title and footer. */
  children?: ReactNode;
  /** Buttons, the primary one last. Mark the one that gets the initial focus with `data-autofocus`. */
  footer?: ReactNode;
  /** Gives the corner a close button, which calls `onClose`. */
  hasClose?: boolean | undefined;
  /** Accessible name of the close button, if not "Close". */
  closeLabel?: string | undefined;
  /**
   * Whether the content describes the dialog (`aria-describedby`); `false` for long or changing content, such
   * as a list of results.
   */
  isDescribed?: boolean | undefined;
  /** `alertdialog` for questions that require an answer. */
  role?: 'dialog' | 'alertdialog' | undefined;
}

/**
 * A modal dialog, based on the native `<dialog>`: it traps the focus, restores it afterwards and is in the
 * top layer; the page behind it does not scroll. For the two common kinds use ConfirmDialog and
 * MessageDialog.
 */
export function Dialog({
  open,
  onClose,
  title,
  children,
  footer,
  hasClose = false,
  closeLabel,
  isDescribed = true,
  ref,
  onClick,
  onPointerDown,
  'aria-describedby': describedBy,
  ...rest
}: DialogProps) {
  const dialog = useSharedRef(ref);
  const id = useId();
  const close = useWord(CLOSE, closeLabel);
  const present = usePresence(open, dialog);
  useScrollLock(open, dialog);
  const body = useRef<HTMLDivElement>(null);
  const scrolls = useIsScrollable(body, present);
  const pressedBeside = useRef(false);

  return (
    <S.Root
      aria-labelledby={`${id}-title`}
      {...rest}
      aria-describedby={joinIds(describedBy, isDescribed && children !== undefined && `${id}-body`)}
      ref={dialog}
      onCancel={(event) => {
        event.preventDefault();
        if (event.target === event.currentTarget) onClose?.();
      }}
      onPointerDown={(event: PointerEvent<HTMLDialogElement>) => {
        onPointerDown?.(event);
        pressedBeside.current = !event.defaultPrevented && event.target === event.currentTarget;
      }}
      onClick={(event: MouseEvent<HTMLDialogElement>) => {
        onClick?.(event);
        if (event.defaultPrevented) return;
        // Only if the press started and ended on the backdrop: a text selection may end there.
        if (pressedBeside.current && event.target === event.currentTarget) onClose?.();
      }}
    >
      {present && (
        <Layer>
          <Kept {...{ open }}>
            <S.Sheet>
              <S.Top>
                <Heading level={2} id={`${id}-title`}>
                  {title}
                </Heading>
                {hasClose && (
                  <IconButton
                    size="s"
                    label={close}
                    icon={<CloseIcon />}
                    disabled={onClose === undefined}
                    onClick={onClose}
                  />
                )}
              </S.Top>
              {children !== undefined && (
                <S.Body
                  ref={body}
                  id={`${id}-body`}
                  {...(scrolls && { tabIndex: 0, role: 'group', 'aria-labelledby': `${id}-title` })}
                >
                  {children}
                </S.Body>
              )}
              {footer !== undefined && <S.Bottom>{footer}</S.Bottom>}
            </S.Sheet>
          </Kept>
        </Layer>
      )}
    </S.Root>
  );
}

/** Stays as it was while the dialog fades out: what closes it may also clear what it shows. */
const Kept = memo(
  ({ children }: Pick<DialogProps, 'open' | 'children'>) => children,
  (_, { open }) => !open,
);

/** Opens and closes the element, and returns whether its content is still visible. */
function usePresence(open: boolean, dialog: RefObject<HTMLDialogElement | null>): boolean {
  const [leaving, setLeaving] = useState(false);
  const [wasOpen, setWasOpen] = useState(open);
  if (open !== wasOpen) {
    setWasOpen(open);
    setLeaving(!open);
  }

  useLayoutEffect(() => {
    const element = dialog.current;
    if (!open || element === null) return undefined;
    const opener = findOpener();
    element.showModal();
    const first = element.querySelector('[data-autofocus]');
    if (first instanceof HTMLElement) first.focus();
    return () => {
      element.close();
      // Browsers return the focus to the opener. If that was in a closed menu, the focus would be lost.
      const { activeElement } = document;
      if (activeElement === document.body || element.contains(activeElement)) opener?.focus();
    };
  }, [open, dialog]);

  useEffect(() => {
    if (!leaving) return undefined;
    let current = true;
    const leave = async () => {
      const running = dialog.current?.getAnimations() ?? [];
      await Promise.allSettled(running.map(({ finished }) => finished));
      if (current) setLeaving(false);
    };
    void leave();
    return () => {
      current = false;
    };
  }, [leaving, dialog]);

  return open || leaving;
}
