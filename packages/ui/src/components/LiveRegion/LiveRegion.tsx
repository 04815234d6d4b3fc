import type { ComponentPropsWithRef, ReactNode } from 'react';
import { VisuallyHidden } from '../VisuallyHidden';

export interface LiveRegionProps extends Omit<
  ComponentPropsWithRef<'div'>,
  'role' | 'aria-atomic'
> {
  /** `assertive` interrupts; keep it for what cannot wait. */
  urgency?: 'polite' | 'assertive' | undefined;
  /** What is said when it changes. */
  children?: ReactNode;
}

/** A state in words, for people who listen to the page: said whenever it changes, never shown. */
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
