import type { HttpContext } from './api.ts';

/**
 * Gives work a signal that is aborted when the connection ends before the answer is sent.
 *
 * @param reason what the signal is aborted with
 */
export async function untilGone<T>(
  { env: { outgoing } }: HttpContext,
  reason: () => Error,
  work: (gone: AbortSignal) => Promise<T>,
): Promise<T> {
  const controller = new AbortController();
  const onClose = () => controller.abort(reason());
  outgoing.once('close', onClose);
  // Whoever went away while the session was looked up is not told of any more.
  if (outgoing.destroyed) onClose();
  try {
    return await work(controller.signal);
  } finally {
    outgoing.off('close', onClose);
  }
}
