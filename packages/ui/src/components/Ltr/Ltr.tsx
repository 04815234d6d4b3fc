import type { ComponentPropsWithRef } from 'react';
import * as S from './Ltr.styles';

export type LtrProps = Omit<ComponentPropsWithRef<'bdi'>, 'dir'>;

/**
 * Isolates text that always runs from left to right within Arabic text: phone numbers, addresses, user names,
 * dates, codes, file names, `2 / 10`. It stays on one line where it fits.
 */
export function Ltr(props: LtrProps) {
  return <S.Isolate {...props} dir="ltr" />;
}
