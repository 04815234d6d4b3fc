/** Whole seconds until a moment; 0 after it, and at most `mostMs`, because the device's clock may be set back. */
export function secondsUntil(moment: number, now: number, mostMs: number): number {
  return Math.ceil(Math.min(Math.max(moment - now, 0), mostMs) / 1000);
}

/** Whole minutes since a moment; 0 if the clock was set back before it. */
export function minutesSince(moment: number, now: number): number {
  return Math.floor(Math.max(now - moment, 0) / 60_000);
}

/** Minutes and seconds: `0:24`. */
export function clockText(seconds: number): string {
  return `${Math.floor(seconds / 60)}:${String(seconds % 60).padStart(2, '0')}`;
}
