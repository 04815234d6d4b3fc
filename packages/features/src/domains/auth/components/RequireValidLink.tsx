import { Button, Container, ErrorPage, Skeleton, Stack, VisuallyHidden } from '@jawla/ui';
import { useLayoutEffect, type ReactNode } from 'react';
import { AjarDoor, LockedDoor } from '#core/doors';
import { problemTexts, useProblemText, type Problem, type RemoteData } from '#core/http';
import { useText } from '#core/i18n';
import { PageTitle } from '#core/routing';
import { messageTexts } from '../messages.texts';
import { AuthLayout } from './AuthLayout';

export interface RequireValidLinkProps<Owner> {
  /** What the server says of the link. */
  owner: RemoteData<Owner>;
  /** The title of the screen inside, so that the layout does not shift when it renders. */
  title: string;
  /** Where a visitor with an expired link can request another one. */
  wayOn: { href: string; label: string };
  /** What to do about an expired link. Default: to request another one. */
  deadText?: string;
  onRetry: () => void;
  children: (owner: Owner) => ReactNode;
}

/** Renders the screen inside once the link is known to be valid. */
export function RequireValidLink<Owner>(props: RequireValidLinkProps<Owner>) {
  const { phase } = props.owner;
  return (
    <KeepsFocus key={phase === 'idle' ? 'loading' : phase}>
      <LinkShown {...props} />
    </KeepsFocus>
  );
}

/** When the focus leaves with the content, as with a button that was pressed, the heading in its place gets it. */
function KeepsFocus({ children }: { children: ReactNode }) {
  useLayoutEffect(
    () => () => {
      if (document.activeElement === document.body) return;
      // After the commit: by then its successor is there.
      queueMicrotask(() => {
        if (document.activeElement !== document.body) return;
        document.querySelector<HTMLElement>('main h1')?.focus();
      });
    },
    [],
  );
  return children;
}

function LinkShown<Owner>({
  owner,
  title,
  children,
  ...failedProps
}: RequireValidLinkProps<Owner>) {
  switch (owner.phase) {
    case 'idle':
    case 'loading':
      return <LinkLoading title={title} />;
    case 'failed':
      return <LinkFailed problem={owner.problem} {...failedProps} />;
    case 'ready':
      return children(owner.data);
    default:
      return owner satisfies never;
  }
}

function LinkLoading({ title }: { title: string }) {
  const t = useText(messageTexts);
  return (
    <AuthLayout title={title}>
      <Stack gap="l" aria-busy>
        <VisuallyHidden role="status">{t('link.loading')}</VisuallyHidden>
        <Skeleton inlineSize="80%" />
        <Skeleton blockSize="3rem" />
        <Skeleton blockSize="3rem" />
      </Stack>
    </AuthLayout>
  );
}

interface LinkFailedProps extends Pick<
  RequireValidLinkProps<never>,
  'wayOn' | 'deadText' | 'onRetry'
> {
  problem: Problem;
}

/** Rendered in place: the error pages would redirect a signed-out visitor to the login. */
function LinkFailed({ problem, wayOn, deadText, onRetry }: LinkFailedProps) {
  const t = useText(messageTexts);
  const tProblem = useText(problemTexts);
  const describe = useProblemText();
  // These calls need no session: a 401 means that the path has the form of a user’s id, not of a link.
  const isDead = ['notFound', 'refused', 'unauthenticated'].includes(problem.kind);
  const title = t(isDead ? 'link.dead' : 'link.failed');
  return (
    // The frame of these pages has no margins, which the drawing of the login fills.
    <Container>
      <PageTitle>{title}</PageTitle>
      <ErrorPage
        drawing={isDead ? <LockedDoor /> : <AjarDoor />}
        {...(isDead ? { link: wayOn } : {})}
        title={title}
        message={isDead ? (deadText ?? t('link.deadText')) : describe(problem)}
        actions={
          !isDead && (
            <Button variant="primary" onClick={onRetry}>
              {tProblem('retry')}
            </Button>
          )
        }
      />
    </Container>
  );
}
