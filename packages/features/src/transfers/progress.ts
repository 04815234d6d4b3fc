/** Progress and speed of a transfer. */
export interface Progress {
  /** Total bytes of the files. */
  sent: number;
  total: number;
  /** Moving average over the last seconds; unknown at the start. */
  bytesPerSecond: number | undefined;
  /** Unknown at the start and in the last seconds, when an estimate would be outdated before the user reads it. */
  secondsLeft: number | undefined;
  /** When measuring began, and the time and bytes of the last measurement, in milliseconds and bytes. */
  since: { at: number; sent: number } | undefined;
  last: { at: number; sent: number } | undefined;
}

/** Time constant of the moving average, in seconds. */
const WINDOW_S = 5;
/** Time of measuring before an estimate is shown, in milliseconds. */
const MIN_MEASURE_MS = 2000;
const MIN_SECONDS_LEFT = 3;

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

/** Restarts the measurement after a pause: time spent offline must not affect the speed. */
export function resetSpeed(progress: Progress, sent = progress.sent): Progress {
  return { ...initialProgress(progress.total), sent };
}

/** Updates the progress with the bytes sent so far; `now` is in milliseconds. */
export function updateProgress(progress: Progress, bytes: number, at: number): Progress {
  const sent = Math.min(Math.max(0, bytes), progress.total);
  const now = { at, sent };
  const { since, last } = progress;
  // Bytes that the server had before a resume were not sent just now.
  if (since === undefined || last === undefined || sent < last.sent) {
    return { ...resetSpeed(progress, sent), since: now, last: now };
  }
  const seconds = (at - last.at) / 1000;
  if (seconds <= 0) return { ...progress, sent };
  const speed = (sent - last.sent) / seconds;
  const weight = 1 - Math.exp(-seconds / WINDOW_S);
  // While there are few measurements, a plain average is steadier.
  const average = (sent - since.sent) / ((at - since.at) / 1000);
  const bytesPerSecond =
    progress.bytesPerSecond === undefined || at - since.at < WINDOW_S * 1000
      ? average
      : progress.bytesPerSecond + weight * (speed - progress.bytesPerSecond);
  const isKnown = at - since.at >= MIN_MEASURE_MS && bytesPerSecond > 0;
  const secondsLeft = isKnown ? (progress.total - sent) / bytesPerSecond : 0;
  return {
    ...progress,
    sent,
    last: now,
    bytesPerSecond,
    secondsLeft: secondsLeft >= MIN_SECONDS_LEFT ? Math.round(secondsLeft) : undefined,
  };
}

/** Whole percent; 100 only when all bytes are sent. */
export function percentOf({ sent, total }: Pick<Progress, 'sent' | 'total'>): number {
  return sent >= total ? 100 : Math.floor((sent / total) * 100);
}
