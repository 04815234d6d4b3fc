import type { ReactNode } from 'react';

/** Returns whether an optional node of a component is given. */
export function isShown(node: ReactNode): boolean {
  return node !== undefined && node !== null && node !== false && node !== '';
}
