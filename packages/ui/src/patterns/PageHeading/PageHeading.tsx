import type { ComponentPropsWithRef, ReactNode } from 'react';
import { Heading } from '../../components/Heading';
import * as S from './PageHeading.styles';

export interface PageHeadingProps extends Omit<ComponentPropsWithRef<'h1'>, 'title' | 'children'> {
  /** The text of the `h1`. */
  title: ReactNode;
  /** A small line above: the page's context, as text or Breadcrumbs. */
  above?: ReactNode;
  /** A sentence below: a greeting, a count. */
  below?: ReactNode;
  /** Buttons and fields for the whole page. */
  actions?: ReactNode;
}

/** The title block of a page. Rest props and `ref` go to the `h1`, which can be focused after navigation. */
export function PageHeading({
  title,
  above,
  below,
  actions,
  className,
  style,
  ...rest
}: PageHeadingProps) {
  return (
    <S.Root className={className} style={style}>
      <S.Words>
        {above !== undefined && <S.Above>{above}</S.Above>}
        <Heading level={1} tabIndex={-1} {...rest}>
          {title}
        </Heading>
        {below !== undefined && <S.Below>{below}</S.Below>}
      </S.Words>
      {actions !== undefined && <S.Actions>{actions}</S.Actions>}
    </S.Root>
  );
}
