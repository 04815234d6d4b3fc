import type { ComponentPropsWithRef, ComponentType, ReactNode } from 'react';
import { Heading } from '../../components/Heading';
import { LinkButton } from '../../components/LinkButton';
import * as S from './ErrorPage.styles';
import { AjarDoor, LockedDoor, ScaffoldedDoor, WalledDoor } from './illustrations';

export const ERROR_DRAWINGS = ['walled', 'scaffold', 'locked', 'ajar'] as const;
/**
 * A doorway: `walled` up for missing pages; under `scaffold` for unfinished ones; `locked` for missing
 * permissions; `ajar` for errors.
 */
export type ErrorDrawing = (typeof ERROR_DRAWINGS)[number];

const DRAWINGS: Readonly<Record<ErrorDrawing, ComponentType<{ status: number | undefined }>>> = {
  walled: WalledDoor,
  scaffold: ScaffoldedDoor,
  locked: LockedDoor,
  ajar: AjarDoor,
};

export interface ErrorPageProps extends Omit<ComponentPropsWithRef<'div'>, 'title' | 'children'> {
  /** The error number in the drawing. Decorative: screen readers read the heading. */
  status?: number | undefined;
  /** The decorative drawing next to the text. */
  drawing?: ErrorDrawing | undefined;
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
export function ErrorPage({
  status,
  drawing = 'walled',
  title,
  message,
  link,
  actions,
  ...rest
}: ErrorPageProps) {
  const Drawing = DRAWINGS[drawing];
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
      <S.Drawing>
        <Drawing status={status} />
      </S.Drawing>
    </S.Root>
  );
}
