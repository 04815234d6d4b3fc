import type { ComponentPropsWithRef, ReactNode } from 'react';
import { Heading } from '../../components/Heading';
import { LinkButton } from '../../components/LinkButton';
import * as S from './ErrorPage.styles';

export interface ErrorPageProps extends Omit<ComponentPropsWithRef<'div'>, 'title' | 'children'> {
  /** An `svg` of the brand next to the text. Decorative: screen readers read the heading. */
  drawing?: ReactNode;
  /** The page's `h1`: what happened, in one sentence. */
  title: ReactNode;
  /** A second sentence. */
  message?: ReactNode;
  /** The main action. */
  link?: { href: string; label: ReactNode } | undefined;
  /** Further actions next to the link, such as a retry. */
  actions?: ReactNode;
}

/**
 * Error page: explains what is missing, forbidden or broken, and offers a way to continue. Its container, such as
 * AppShell, has the margins.
 */
export function ErrorPage({ drawing, title, message, link, actions, ...rest }: ErrorPageProps) {
  return (
    <S.Root {...rest}>
      <S.Words>
        <Heading level={1} tabIndex={-1}>
          {title}
        </Heading>
        {message !== undefined && <S.Message>{message}</S.Message>}
        {(link !== undefined || actions !== undefined) && (
          <S.Actions>
            {link !== undefined && (
              <LinkButton variant="primary" href={link.href}>
                {link.label}
              </LinkButton>
            )}
            {actions}
          </S.Actions>
        )}
      </S.Words>
      {drawing !== undefined && <S.Drawing aria-hidden>{drawing}</S.Drawing>}
    </S.Root>
  );
}
