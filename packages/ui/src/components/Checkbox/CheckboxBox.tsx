import { useEffect, type ComponentPropsWithRef } from 'react';
import { useSharedRef } from '../../props/useSharedRef';
import * as S from './CheckboxBox.styles';

export interface CheckboxBoxProps extends Omit<
  ComponentPropsWithRef<'input'>,
  'children' | 'type'
> {
  /** Partly ticked, as above a list of which some are ticked. HTML has no attribute for `indeterminate`. */
  indeterminate?: boolean | undefined;
}

/**
 * The box of a Checkbox without a label, for places where the label is elsewhere. Rest props and `ref` go to
 * the input.
 */
export function CheckboxBox({ indeterminate = false, ref, ...rest }: CheckboxBoxProps) {
  const input = useSharedRef(ref);
  // After each render: the browser resets it on click.
  useEffect(() => {
    markIndeterminate(input.current, indeterminate);
  });
  return (
    <S.Box>
      <S.Input type="checkbox" {...rest} ref={input} />
      <S.Tick viewBox="0 0 16 16" fill="none" stroke="currentColor" strokeWidth="2" aria-hidden>
        <path d={indeterminate ? 'M4 8h8' : 'm3.5 8.5 3 3 6-7'} />
      </S.Tick>
    </S.Box>
  );
}

function markIndeterminate(input: HTMLInputElement | null, indeterminate: boolean) {
  if (input !== null) input.indeterminate = indeterminate;
}
