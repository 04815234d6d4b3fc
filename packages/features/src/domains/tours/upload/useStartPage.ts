import { useState } from 'react';
import type { Preflight } from './preflight';

/** Maximum number of pages to choose from: a hostile archive has thousands. */
const PAGES_MAX = 200;

export interface StartPageChoice {
  /** Paths in the archive. */
  pages: readonly string[];
  chosen: string | undefined;
  /** How often the upload was started without an answer. */
  missedCount: number;
  choose: (page: string) => void;
}

export interface StartPage {
  /** `undefined` if it is clear which page starts the tour. */
  choice: StartPageChoice | undefined;
  /** The page to send. */
  chosen: string | undefined;
  /** Whether an answer is missing, which is then said. */
  isMissed: () => boolean;
}

/** The page that starts the tour of an archive: its answer belongs to the archive for which it was given. */
export function useStartPage(preflight: Preflight | 'reading' | undefined): StartPage {
  const [answer, setAnswer] = useState<{ to: Preflight; page?: string; missedCount: number }>();
  const asked =
    typeof preflight === 'object' && preflight.startPages.length > 0 ? preflight : undefined;
  if (asked === undefined) return { choice: undefined, chosen: undefined, isMissed: () => false };
  const given = answer?.to === asked ? answer : { to: asked, missedCount: 0 };
  const { page: chosen, missedCount } = given;
  const choice = {
    pages: asked.startPages.slice(0, PAGES_MAX),
    chosen,
    missedCount,
    choose: (page: string) => setAnswer({ ...given, page }),
  };
  const isMissed = () => {
    if (chosen !== undefined) return false;
    setAnswer({ ...given, missedCount: missedCount + 1 });
    return true;
  };
  return { choice, chosen, isMissed };
}
