import type { ComponentPropsWithRef, ReactNode } from 'react';
import * as S from './EmptyState.styles';

export interface EmptyStateProps extends Omit<ComponentPropsWithRef<'div'>, 'title'> {
  /** What is not there. */
  title: ReactNode;
  /** Why, and what happens next. */
  children?: ReactNode;
  /** An icon; it takes its size from here. */
  icon?: ReactNode;
  /** The way on: a button or a link. */
  action?: ReactNode;
}

/** Nothing to show, said in place of the thing itself: an empty list, a search without a match. */
export function EmptyState({ title, icon, action, children, ...rest }: EmptyStateProps) {
  return (
    <S.Root {...rest}>
      {icon !== undefined && <S.Sign>{icon}</S.Sign>}
      <S.Title>{title}</S.Title>
      {children !== undefined && <S.Body>{children}</S.Body>}
      {action !== undefined && <S.Action>{action}</S.Action>}
    </S.Root>
  );
}
