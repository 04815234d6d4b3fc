import type { ComponentPropsWithRef, ReactNode } from 'react';
import { NextIcon } from '../../icons';
import { TextLink } from '../TextLink';
import * as S from './Breadcrumbs.styles';

export interface Breadcrumb {
  href: string;
  label: ReactNode;
}

export interface BreadcrumbsProps extends Omit<ComponentPropsWithRef<'nav'>, 'children'> {
  /** Accessible name of the navigation: "You are here". */
  label: string;
  /** The ancestors of the current page, starting at the top. */
  parents: readonly Breadcrumb[];
  /** The current page, which is not a link. */
  current: ReactNode;
}

/**
 * The path from the top to the current page. On narrow screens only the parent page remains, as a way back.
 *
 * @see https://www.w3.org/WAI/ARIA/apg/patterns/breadcrumb/
 */
export function Breadcrumbs({ label, parents, current, ...rest }: BreadcrumbsProps) {
  return (
    <S.Root aria-label={label} {...rest}>
      <S.List>
        {parents.map((parent) => (
          <S.Item key={parent.href}>
            <TextLink href={parent.href}>
              <bdi>{parent.label}</bdi>
            </TextLink>
            <NextIcon size="1em" />
          </S.Item>
        ))}
        <S.Item>
          <S.Current aria-current="page">
            <bdi>{current}</bdi>
          </S.Current>
        </S.Item>
      </S.List>
    </S.Root>
  );
}
