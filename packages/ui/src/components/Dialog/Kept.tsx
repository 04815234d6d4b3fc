import { memo, type ReactNode } from 'react';

interface KeptProps {
  /** Whether the dialog around it is open. */
  open: boolean;
  children: ReactNode;
}

/** Stays as it was while the dialog fades out: what closes it may also clear what it shows. */
export const Kept = memo(
  ({ children }: KeptProps) => children,
  (_, { open }) => !open,
);
