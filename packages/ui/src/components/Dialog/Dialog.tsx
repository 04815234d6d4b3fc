import {
  useId,
  useRef,
  type ComponentPropsWithRef,
  type MouseEvent,
  type PointerEvent,
  type ReactNode,
} from 'react';
import { CloseIcon } from '../../icons';
import { CLOSE, useWord } from '../../text/words';
import { joinIds } from '../../props/joinIds';
import { useSharedRef } from '../../props/useSharedRef';
import { Heading } from '../Heading';
import { IconButton } from '../IconButton';
import { Layer } from '../Layer';
import * as S from './Dialog.styles';
import { Kept } from './Kept';
import { useIsScrollable } from './useIsScrollable';
import { usePresence } from './usePresence';
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
              <S.Top $isAlone={children === undefined}>
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
