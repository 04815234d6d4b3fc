import type { ErrorStatus } from '@jawla/contract/docs';
import type { Message, TextKey, TextValues } from '../texts/texts.ts';

export interface ProblemDetails {
  readonly values?: TextValues;
  /** One sentence a field, by the field's name. */
  readonly errors?: Readonly<Record<string, TextKey>>;
  /** Seconds to wait before another try. */
  readonly retryAfter?: number;
}

/** A refusal: its status and what is said to the person. Thrown by rules, answered in one place. */
export class Problem extends Error implements Message {
  override name = 'Problem';
  readonly status: ErrorStatus | 405 | 500 | 503 | 507;
  readonly key: TextKey;
  readonly values: TextValues;
  readonly errors: Readonly<Record<string, TextKey>> | undefined;
  readonly retryAfter: number | undefined;

  constructor(
    status: ErrorStatus | 405 | 500 | 503 | 507,
    key: TextKey,
    details: ProblemDetails = {},
  ) {
    super(key);
    this.status = status;
    this.key = key;
    this.values = details.values ?? {};
    this.errors = details.errors;
    this.retryAfter = details.retryAfter;
  }
}
