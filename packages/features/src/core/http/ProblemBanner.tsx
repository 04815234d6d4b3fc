import { BANNER_MS } from '@jawla/contract/durations';
import { Banner } from '@jawla/ui';
import type { ReactNode } from 'react';
import type { Problem } from './problem';
import { useProblemText } from './useProblemText';

export interface ProblemBannerProps {
  problem: Problem;
  /** What has failed, before the reason. */
  children?: ReactNode;
}

/**
 * Says for a while why the last attempt of a form or an upload has failed. How to try again must be outside: the banner
 * hides, unless it is hovered or focused. Errors of the editors stay until the next save, so they are Banners.
 */
export function ProblemBanner({ problem, children }: ProblemBannerProps) {
  const describe = useProblemText();
  return (
    <Banner tone="danger" autoHide={{ after: BANNER_MS, restartOn: problem }}>
      {children} {describe(problem)}
    </Banner>
  );
}
