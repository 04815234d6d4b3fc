/** The project's own date, or one of its sub dates. */
export interface DateTarget {
  kind: 'date' | 'subDate';
  day: string;
}

export function isSameDate(one: DateTarget | undefined, other: DateTarget): boolean {
  return one?.kind === other.kind && one.day === other.day;
}
