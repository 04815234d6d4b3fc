/** Whole seconds until a moment, none where it has passed; at most `mostMs`, for clocks that were put back. */
export function secondsUntil(moment: number, now: number, mostMs: number): number {
  return Math.ceil(Math.min(Math.max(moment - now, 0), mostMs) / 1000);
}

/** Whole minutes since a moment; none where the clock was put back behind it. */
export function minutesSince(moment: number, now: number): number {
  return Math.floor(Math.max(now - moment, 0) / 60_000);
}

/** Minutes and seconds as a clock shows them: `0:24`. */
export function clockText(seconds: number): string {
  return `${Math.floor(seconds / 60)}:${String(seconds % 60).padStart(2, '0')}`;
}
