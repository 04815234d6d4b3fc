import type { ComponentPropsWithRef } from 'react';
import { LanguageIcon } from '../../icons';
import * as S from './LanguageToggle.styles';

export interface LanguageToggleProps extends Omit<
  ComponentPropsWithRef<'button'>,
  'children' | 'lang'
> {
  /** The language to switch to, as a BCP 47 tag; its name is shown in its own script. */
  target: { locale: string; name: string };
}

/** Switches to the other language. Its name is in that language, so that those who need it can read it. */
export function LanguageToggle({ target, ...rest }: LanguageToggleProps) {
  return (
    <S.Root type="button" {...rest} lang={target.locale}>
      <LanguageIcon size="1.125rem" />
      {target.name}
    </S.Root>
  );
}
