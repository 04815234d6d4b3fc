/** Who visits a tour. `own`: its owner or an admin. `public`: anyone, of a pilot. */
export const AUDIENCES = ['account', 'guest', 'public', 'own'] as const;
export type Audience = (typeof AUDIENCES)[number];

/** What is visited, and by whom: no more is stored of a visit than its day. */
export interface VisitSubject {
  readonly kind: 'project' | 'pilot';
  /** Of the project or pilot. */
  readonly id: string;
  readonly slot: string;
  readonly audience: Audience;
  /** Of the guest link, if the audience is `guest`. */
  readonly linkId?: string | undefined;
}

/** Visits of a subject on one day. */
export interface DayVisits extends VisitSubject {
  readonly day: string;
  readonly count: number;
  /** Time of the last one. */
  readonly lastAt: string;
}
