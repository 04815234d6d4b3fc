import type { ErrorStatus } from '@jawla/contract/docs';
import type { Message, TextKey, TextValues } from '../texts/texts.ts';

export interface ProblemDetails {
  readonly values?: TextValues;
  /** One message per field, by field name. */
  readonly errors?: Readonly<Record<string, TextKey>>;
  /** `Retry-After` in seconds. */
  readonly retryAfter?: number;
}

/** An error response: HTTP status and message for the user. Handlers throw it; `Api` serializes it. */
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
