import { readTourMessage, toMessage } from '@jawla/contract/tourProtocol';
import { attempt, call, get } from './access.ts';

/**
 * Passes messages on for a page of the same tour in a frame of this one, such as behind a page that welcomes: the page
 * around the tour listens to the tour's own window alone. Frames of other sites are not listened to.
 *
 * @returns A function that ends it, because this page has a player itself.
 */
export function relay(): () => void {
  /** The window that is ready. */
  let child: unknown;
  const receive = ({ source, origin, data }: MessageEvent<unknown>): void => {
    if (source === window.parent) {
      attempt(() => child !== undefined && call(child, 'postMessage', data, '*'), undefined);
      return;
    }
    if (origin !== window.origin || attempt(() => get(source, 'parent'), undefined) !== window) {
      return;
    }
    const message = readTourMessage(data);
    if (message?.type === 'ready') child = source;
    if (message && source === child) window.parent.postMessage(toMessage(message), '*');
  };
  window.addEventListener('message', receive);
  return () => window.removeEventListener('message', receive);
}
