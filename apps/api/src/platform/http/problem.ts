import type { ConflictCode, ProjectNames, TrashedPerson } from '@jawla/contract';
import type { ErrorStatus } from '@jawla/contract/docs';
import type { Message, TextKey, TextValues } from '../texts/texts.ts';

/** The text for a field; of a list, with the line that was refused, counted from 1. */
export type FieldError = TextKey | { readonly key: TextKey; readonly line: number };

export interface ProblemDetails {
  readonly values?: TextValues;
  /** One message per field, by field name. */
  readonly errors?: Readonly<Record<string, FieldError>>;
  /** `Retry-After` in seconds. */
  readonly retryAfter?: number;
  /** The project that has no tour there, for those who may see it. */
  readonly project?: ProjectNames;
}

/** Clients decide by the code of a 409: `CONFLICT_CODES` of the contract. */
interface ConflictDetails extends ProblemDetails {
  readonly code: ConflictCode;
  /** Who has to be restored or deleted first, for admins. */
  readonly trashed?: TrashedPerson | undefined;
}

type Status = ErrorStatus | 405 | 500 | 503 | 507;

/** An error response: HTTP status and message for the user. Handlers throw it; `Api` serializes it. */
export class Problem extends Error implements Message {
  override name = 'Problem';
  readonly status: Status;
  readonly key: TextKey;
  readonly values: TextValues;
  readonly errors: Readonly<Record<string, FieldError>> | undefined;
  readonly retryAfter: number | undefined;
  readonly code: ConflictCode | undefined;
  readonly trashed: TrashedPerson | undefined;
  readonly project: ProjectNames | undefined;

  constructor(status: Exclude<Status, 409>, key: TextKey, details?: ProblemDetails);
  constructor(status: 409, key: TextKey, details: ConflictDetails);
  constructor(status: Status, key: TextKey, details: Partial<ConflictDetails> = {}) {
    super(key);
    this.status = status;
    this.key = key;
    this.values = details.values ?? {};
    this.errors = details.errors;
    this.retryAfter = details.retryAfter;
    this.code = details.code;
    this.trashed = details.trashed;
    this.project = details.project;
  }
}
