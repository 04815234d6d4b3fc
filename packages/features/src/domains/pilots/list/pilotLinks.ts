import { href } from '#core/routing';

/** The public URL of a pilot, for sharing. */
export function pilotLink(name: string): string {
  return window.location.origin + href('pilot', { name });
}
