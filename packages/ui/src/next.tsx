import { useServerInsertedHTML } from 'next/navigation';
import { useState, type ReactNode } from 'react';
import { ServerStyleSheet, StyleSheetManager } from 'styled-components';

export interface StyleRegistryProps {
  /** The nonce of the page's content security policy, for the style elements in server-rendered HTML. */
  nonce?: string | undefined;
  children: ReactNode;
}

/**
 * Inserts the styles into the HTML that Next's app router renders on the server. Belongs in the root layout,
 * around UiProvider. Does nothing in the browser.
 *
 * @see https://nextjs.org/docs/app/guides/css-in-js
 */
export function StyleRegistry({ nonce, children }: StyleRegistryProps) {
  const [sheet] = useState(() =>
    typeof document === 'undefined'
      ? new ServerStyleSheet(nonce === undefined ? {} : { nonce })
      : undefined,
  );
  useServerInsertedHTML(() => {
    if (sheet === undefined) return null;
    const styles = sheet.getStyleElement();
    // Cleared, so that the same styles are not sent again with the next chunk of the stream.
    sheet.instance.clearTag();
    return <>{styles}</>;
  });
  if (sheet === undefined) return <>{children}</>;
  return <StyleSheetManager sheet={sheet.instance}>{children}</StyleSheetManager>;
}
