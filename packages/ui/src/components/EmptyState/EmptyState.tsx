import type { ComponentPropsWithRef, ReactNode } from 'react';
import * as S from './EmptyState.styles';

export interface EmptyStateProps extends Omit<ComponentPropsWithRef<'div'>, 'title'> {
  /** What is missing. */
  title: ReactNode;
  /** Why, and what happens next. */
  children?: ReactNode;
  /** An icon, which stands in a dashed doorway; its size is set by the component. */
  icon?: ReactNode;
  /** The next action: a button or a link. */
  action?: ReactNode;
}

/** Placeholder for missing content: an empty list, or a search without matches. */
export function EmptyState({ title, icon, action, children, ...rest }: EmptyStateProps) {
  return (
    <S.Root {...rest}>
      {icon !== undefined && (
        <S.Sign>
          <S.Arch />
          {icon}
        </S.Sign>
      )}
      <S.Title>{title}</S.Title>
      {children !== undefined && <S.Body>{children}</S.Body>}
      {action !== undefined && <S.Action>{action}</S.Action>}
    </S.Root>
  );
}
