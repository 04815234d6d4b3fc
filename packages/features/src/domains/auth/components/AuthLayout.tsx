import { PageHeading, Stack } from '@jawla/ui';
import type { ReactNode } from 'react';
import { SplitSheet } from '#core/doors';
import { ProblemBanner, type Problem } from '#core/http';
import { PageTitle } from '#core/routing';
import { useFirstInVisit } from './useFirstInVisit';

export interface AuthLayoutProps {
  title: string;
  lead?: ReactNode;
  /** The result of the last attempt, in the same place on all these screens. */
  problem?: Problem | undefined;
  children: ReactNode;
}

/** Layout of the screens for signed-out visitors. */
export function AuthLayout({ title, lead, problem, children }: AuthLayoutProps) {
  const drawsIn = useFirstInVisit();
  return (
    <SplitSheet drawsIn={drawsIn}>
      <PageTitle>{title}</PageTitle>
      <Stack gap="l">
        <PageHeading title={title} below={lead} />
        {problem !== undefined && <ProblemBanner problem={problem} />}
        {children}
      </Stack>
    </SplitSheet>
  );
}
