import type { ComponentPropsWithRef } from 'react';

export type LtrProps = Omit<ComponentPropsWithRef<'bdi'>, 'dir'>;

/**
 * Isolates text that always runs from left to right within Arabic text: phone numbers, addresses, user names,
 * dates, codes, file names, `2 / 10`.
 */
export function Ltr(props: LtrProps) {
  return <bdi {...props} dir="ltr" />;
}
