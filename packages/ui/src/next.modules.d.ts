/**
 * The part of Next's types that `next.tsx` needs. Next is not a dependency of this repository, and this file
 * is not published.
 */
declare module 'next/navigation' {
  /** Registers a callback that returns elements to insert before the next chunk of a streamed page. */
  export function useServerInsertedHTML(callback: () => React.ReactNode): void;
}
