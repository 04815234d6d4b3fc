import type { ComponentPropsWithRef, ReactNode } from 'react';
import { VisuallyHidden } from '../VisuallyHidden';

export interface LiveRegionProps extends Omit<
  ComponentPropsWithRef<'div'>,
  'role' | 'aria-atomic'
> {
  /** `assertive` interrupts the screen reader; use it for urgent messages only. */
  urgency?: 'polite' | 'assertive' | undefined;
  /** The text, which is announced when it changes. */
  children?: ReactNode;
}

/** A state as text for screen readers: visually hidden, and announced when it changes. */
export function LiveRegion({ urgency = 'polite', children, ...rest }: LiveRegionProps) {
  return (
    <VisuallyHidden
      as="div"
      {...rest}
      role={urgency === 'polite' ? 'status' : 'alert'}
      aria-atomic="true"
    >
      {children}
    </VisuallyHidden>
  );
}
