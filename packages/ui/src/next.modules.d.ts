/** The part of Next that `next.tsx` needs. Next itself is not installed here, and this file not published. */
declare module 'next/navigation' {
  /** Calls back while a page is streamed, for elements to insert before the next part of its HTML. */
  export function useServerInsertedHTML(callback: () => React.ReactNode): void;
}
