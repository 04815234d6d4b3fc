/** How far a transfer is, and how fast. */
export interface Progress {
  /** Bytes of the files. */
  sent: number;
  total: number;
  /** Smoothed over the last seconds; unknown at the start. */
  bytesPerSecond: number | undefined;
  /** Unknown at the start, and in the last moments, when a number would be wrong before it is read. */
  secondsLeft: number | undefined;
  /** Where measuring began, and what was known the last time, in milliseconds and bytes. */
  since: { at: number; sent: number } | undefined;
  last: { at: number; sent: number } | undefined;
}

/** Seconds over which speed is smoothed. */
const WINDOW_S = 5;
/** Milliseconds of measuring before anything is said. */
const LISTEN_MS = 2000;
const LEAST_SECONDS_LEFT = 3;

export function initialProgress(total: number): Progress {
  return {
    sent: 0,
    total,
    bytesPerSecond: undefined,
    secondsLeft: undefined,
    since: undefined,
    last: undefined,
  };
}

/** After a pause the speed is measured from the start: the time without a network says nothing about it. */
export function resetSpeed(progress: Progress, sent = progress.sent): Progress {
  return { ...initialProgress(progress.total), sent };
}

/** Takes in that so many bytes have left by now, in milliseconds. */
export function updateProgress(progress: Progress, bytes: number, at: number): Progress {
  const sent = Math.min(Math.max(0, bytes), progress.total);
  const now = { at, sent };
  const { since, last } = progress;
  // What a resumed transfer finds at the server was not sent just now.
  if (since === undefined || last === undefined || sent < last.sent) {
    return { ...resetSpeed(progress, sent), since: now, last: now };
  }
  const seconds = (at - last.at) / 1000;
  if (seconds <= 0) return { ...progress, sent };
  const speed = (sent - last.sent) / seconds;
  const weight = 1 - Math.exp(-seconds / WINDOW_S);
  // The first measures are few: a plain average is steadier.
  const average = (sent - since.sent) / ((at - since.at) / 1000);
  const bytesPerSecond =
    progress.bytesPerSecond === undefined || at - since.at < WINDOW_S * 1000
      ? average
      : progress.bytesPerSecond + weight * (speed - progress.bytesPerSecond);
  const isKnown = at - since.at >= LISTEN_MS && bytesPerSecond > 0;
  const secondsLeft = isKnown ? (progress.total - sent) / bytesPerSecond : 0;
  return {
    ...progress,
    sent,
    last: now,
    bytesPerSecond,
    secondsLeft: secondsLeft >= LEAST_SECONDS_LEFT ? Math.round(secondsLeft) : undefined,
  };
}

/** Whole percent; 100 only when everything has left. */
export function percentOf({ sent, total }: Pick<Progress, 'sent' | 'total'>): number {
  return sent >= total ? 100 : Math.floor((sent / total) * 100);
}
