import { useEffect, type ComponentPropsWithRef, type ReactNode } from 'react';
import { useLatest } from '../../props/useLatest';
import { IconButton } from '../IconButton';
import { CloseIcon } from '../../icons';
import * as S from './SelectionBar.styles';

export interface SelectionBarProps extends ComponentPropsWithRef<'div'> {
  /** Accessible name: "Selected clients". */
  'aria-label': string;
  /** The number as text: "3 selected". */
  status: ReactNode;
  /** Actions on what is selected, and on the selection. */
  children: ReactNode;
  /** Progress or outcome of the last action, in sight above the others. */
  report?: ReactNode;
  /** Deselects all, with Escape; `undefined` while nothing is selected. */
  onClear?: (() => void) | undefined;
  /** Gives the bar a button that ends selecting; with Escape as well, while nothing is selected. */
  dismissal?: { label: string; onDismiss: () => void } | undefined;
}

/** Where Escape has another meaning. */
const OWN_ESCAPE = 'dialog, [role=dialog], [role=menu], [popover], input:not([type=checkbox])';

/**
 * The number of selected items of a list, and what can be done with them. Put it after the list: it stays in sight at
 * the end of the window while the list scrolls, and is below its last row at the end. The count is announced by the list
 * (`useSelection`). Rest props and `ref` go to the bar.
 */
export function SelectionBar({
  status,
  children,
  report,
  onClear,
  dismissal,
  ...rest
}: SelectionBarProps) {
  const escape = useLatest(onClear ?? dismissal?.onDismiss);
  useEffect(() => {
    const onKey = (event: KeyboardEvent) => {
      if (event.key !== 'Escape' || event.defaultPrevented) return;
      if (event.target instanceof Element && event.target.closest(OWN_ESCAPE)) return;
      escape.current?.();
    };
    window.addEventListener('keydown', onKey);
    return () => window.removeEventListener('keydown', onKey);
  }, [escape]);
  return (
    <S.Bar role="group" {...rest}>
      <S.Report>{report}</S.Report>
      <S.Status>{status}</S.Status>
      <S.Actions>{children}</S.Actions>
      {dismissal !== undefined && (
        <S.End>
          <IconButton
            size="s"
            label={dismissal.label}
            icon={<CloseIcon />}
            onClick={dismissal.onDismiss}
          />
        </S.End>
      )}
    </S.Bar>
  );
}
