import { PageHeading, Stack } from '@jawla/ui';
import type { ReactNode } from 'react';
import { SplitSheet } from '#core/doors';
import { ProblemBanner, type Problem } from '#core/http';
import { PageTitle } from '#core/routing';
import * as S from './AuthLayout.styles';
import { useFirstInVisit } from './useFirstInVisit';

export interface AuthLayoutProps {
  title: string;
  lead?: ReactNode;
  /** The result of the last attempt, in the same place on all these screens. */
  problem?: Problem | undefined;
  /** What there is to say before the first attempt. */
  notice?: ReactNode;
  children: ReactNode;
}

/** Layout of the screens for signed-out visitors. */
export function AuthLayout({ title, lead, problem, notice, children }: AuthLayoutProps) {
  const drawsIn = useFirstInVisit();
  return (
    <SplitSheet drawsIn={drawsIn}>
      <PageTitle>{title}</PageTitle>
      <Stack gap="l">
        <PageHeading title={title} below={lead} />
        <S.Answer>{problem === undefined ? notice : <ProblemBanner problem={problem} />}</S.Answer>
        {children}
      </Stack>
    </SplitSheet>
  );
}
