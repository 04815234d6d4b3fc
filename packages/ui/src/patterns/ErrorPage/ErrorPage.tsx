import type { ComponentPropsWithRef, ComponentType, ReactNode } from 'react';
import { Heading } from '../../components/Heading';
import { LinkButton } from '../../components/LinkButton';
import * as S from './ErrorPage.styles';
import { AjarDoor, LockedDoor, ScaffoldedDoor, WalledDoor } from './illustrations';

export const ERROR_DRAWINGS = ['walled', 'scaffold', 'locked', 'ajar'] as const;
/**
 * A doorway: `walled` up, as there is nothing; under `scaffold`, as it is not ready; `locked`, as it is not allowed;
 * `ajar`, as something does not work.
 */
export type ErrorDrawing = (typeof ERROR_DRAWINGS)[number];

const DRAWINGS: Readonly<Record<ErrorDrawing, ComponentType<{ status: number | undefined }>>> = {
  walled: WalledDoor,
  scaffold: ScaffoldedDoor,
  locked: LockedDoor,
  ajar: AjarDoor,
};

export interface ErrorPageProps extends Omit<ComponentPropsWithRef<'div'>, 'title' | 'children'> {
  /** The number, part of the drawing. Decoration: the heading is what is read. */
  status?: number | undefined;
  /** The drawing next to the text. It is decoration. */
  drawing?: ErrorDrawing | undefined;
  /** The page's `h1`: what happened, in one sentence. */
  title: ReactNode;
  /** A second sentence. */
  message?: ReactNode;
  /** The one way on. */
  link?: { href: string; label: ReactNode } | undefined;
  /** Further ways beside the link, such as trying again. */
  actions?: ReactNode;
}

/** Something is not here, not allowed or not working; what that means and where to go from here. */
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
