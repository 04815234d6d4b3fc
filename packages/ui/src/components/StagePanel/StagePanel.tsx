import {
  useId,
  useLayoutEffect,
  useRef,
  type ComponentPropsWithRef,
  type CSSProperties,
  type FocusEvent,
  type KeyboardEvent,
  type ReactNode,
  type RefObject,
} from 'react';
import { useLatest } from '../../props/useLatest';
import { useSharedRef } from '../../props/useSharedRef';
import { BackIcon, CloseIcon } from '../../icons';
import { CLOSE, useWord, type Word } from '../../text/words';
import { Heading } from '../Heading';
import { IconButton } from '../IconButton';
import * as S from './StagePanel.styles';
import { isSheet, useSheetHeight, type SheetHeight } from './useSheetHeight';
import { useToastPlace } from './useToastPlace';

export type { SheetHeight } from './useSheetHeight';

const LARGER: Word = { en: 'Larger', ar: 'تكبير' };
const SMALLER: Word = { en: 'Smaller', ar: 'تصغير' };

export interface StagePanelProps extends Omit<ComponentPropsWithRef<'section'>, 'title'> {
  /** The heading, which names the panel. */
  title: ReactNode;
  /** What is seen in place of the heading, which then is for screen readers only. */
  sign?: ReactNode;
  /** Buttons beside the heading. */
  actions?: ReactNode;
  /** Content that stays above what scrolls: a filter, a search. */
  top?: ReactNode;
  /** Content that stays below what scrolls: the buttons of a form. */
  footer?: ReactNode;
  /** Called by the close button, and on Escape unless the content handled it. */
  onClose: () => void;
  /** Takes the place of the close button: the panel shows a part of what it showed before. Escape goes back, too. */
  back?: { label: string; icon?: ReactNode; onBack: () => void } | undefined;
  /** Height of a sheet at first. It is whole while something is typed in it. */
  height?: SheetHeight | undefined;
  /** Share of the window, in percent, of the half sheet. */
  share?: number | undefined;
  /** Height of the bar on which the half sheet stands, as a CSS length. */
  bar?: string | undefined;
  /** Whether the heading takes the focus when the panel opens. */
  takesFocus?: boolean | undefined;
  /** The element whose content scrolls: for `useRenderedRows`. */
  scroller?: RefObject<HTMLDivElement | null> | undefined;
  /** Takes the focus when the panel closes, if what had it before is gone. */
  returnTo?: RefObject<HTMLElement | null> | undefined;
}

/**
 * Content beside a stage, such as a tour, that stays usable: from 960 px a panel at the inline end, below that a sheet with
 * two heights over its foot. Not modal: for questions use Dialog. Rest props and `ref` go to the root.
 */
export function StagePanel({
  title,
  sign,
  actions,
  top,
  footer,
  onClose,
  back,
  height: initial = 'half',
  share = 55,
  bar,
  takesFocus = true,
  returnTo,
  scroller,
  children,
  ref,
  style,
  onKeyDown,
  onFocus,
  ...rest
}: StagePanelProps) {
  const id = useId();
  const panel = useSharedRef(ref);
  const heading = useRef<HTMLHeadingElement>(null);
  const foot = useRef<HTMLDivElement>(null);
  const close = useWord(CLOSE);
  const { height, choose, grip } = useSheetHeight(initial);
  const gripLabel = useWord(height === 'half' ? LARGER : SMALLER);
  useToastPlace(panel, foot);

  const focus = useLatest({ takesFocus, returnTo });
  useLayoutEffect(() => {
    const own = panel.current;
    const before = document.activeElement;
    if (focus.current.takesFocus) heading.current?.focus({ preventScroll: true });
    return () => {
      // The focus may have moved on to the stage.
      if (own?.contains(document.activeElement) !== true) return;
      focusAfter(before, focus);
    };
  }, [panel, focus]);

  const sized: CSSProperties & { '--stage-panel-bar'?: string } = {
    ...style,
    ...(bar !== undefined && { '--stage-panel-bar': bar }),
  };
  return (
    <S.Root
      aria-labelledby={`${id}-title`}
      {...rest}
      ref={panel}
      style={sized}
      data-height={height}
      $whole={height === 'whole'}
      $share={share}
      onFocus={(event: FocusEvent<HTMLElement>) => {
        onFocus?.(event);
        if (isTyped(event.target) && isSheet()) choose('whole');
      }}
      onKeyDown={(event: KeyboardEvent<HTMLElement>) => {
        onKeyDown?.(event);
        if (event.key !== 'Escape' || event.defaultPrevented) return;
        // Menus and dialogs of the content close by the key themselves.
        if (!(event.target instanceof Element) || !event.currentTarget.contains(event.target))
          return;
        if (event.target.closest('dialog') !== null) return;
        event.preventDefault();
        event.stopPropagation();
        (back?.onBack ?? onClose)();
      }}
    >
      <S.Grip type="button" aria-label={gripLabel} title={gripLabel} {...grip} />
      <S.Head>
        {back !== undefined && (
          <S.Before>
            <IconButton label={back.label} icon={back.icon ?? <BackIcon />} onClick={back.onBack} />
          </S.Before>
        )}
        <S.Title>
          <Heading
            level={2}
            id={`${id}-title`}
            ref={heading}
            tabIndex={-1}
            {...(sign !== undefined && { 'data-hidden': true })}
          >
            {title}
          </Heading>
          {sign}
        </S.Title>
        {actions !== undefined && <S.Actions>{actions}</S.Actions>}
        {back === undefined && <IconButton label={close} icon={<CloseIcon />} onClick={onClose} />}
      </S.Head>
      {top !== undefined && <S.Top>{top}</S.Top>}
      <S.Body ref={scroller}>{children}</S.Body>
      <S.Foot ref={foot} hidden={footer === undefined}>
        {footer}
      </S.Foot>
    </S.Root>
  );
}

/** The focus goes back to where it was, or to what the caller names. */
function focusAfter(
  before: Element | null,
  { current: { returnTo } }: RefObject<Pick<StagePanelProps, 'returnTo'>>,
): void {
  const isThere = before instanceof HTMLElement && before.isConnected && before !== document.body;
  (isThere ? before : returnTo?.current)?.focus({ preventScroll: true });
}

/** Whether keys write into an element: a keyboard may then cover half of the window. */
function isTyped(element: Element): boolean {
  return element.matches('textarea, input:not([type="radio"], [type="checkbox"], [type="file"])');
}
