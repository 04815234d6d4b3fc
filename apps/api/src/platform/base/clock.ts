/** Current time as ISO 8601 text, which sorts chronologically. */
export interface Clock {
  now(): string;
  /** Returns the time `seconds` from now; negative for the past. */
  in(seconds: number): string;
}

export const systemClock: Clock = {
  now: () => new Date().toISOString(),
  in: (seconds) => new Date(Date.now() + seconds * 1000).toISOString(),
};
