import type { UnknownAction } from '@reduxjs/toolkit';

/** Marks an action of a request as a part of a batch, which reports them all together. */
export function inBatch(action: UnknownAction): UnknownAction {
  return { ...action, meta: { isInBatch: true } };
}

export function isInBatch(action: object): boolean {
  return 'meta' in action;
}
