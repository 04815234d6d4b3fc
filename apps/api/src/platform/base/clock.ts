/** Time as the server keeps it: ISO 8601 text, which sorts as time does. */
export interface Clock {
  now(): string;
  /** So many seconds from now; negative for the past. */
  in(seconds: number): string;
}

export const systemClock: Clock = {
  now: () => new Date().toISOString(),
  in: (seconds) => new Date(Date.now() + seconds * 1000).toISOString(),
};
