import { useServerInsertedHTML } from 'next/navigation';
import { useState, type ReactNode } from 'react';
import { ServerStyleSheet, StyleSheetManager } from 'styled-components';

export interface StyleRegistryProps {
  /** The nonce of the page's content security policy, for the style elements in the server's HTML. */
  nonce?: string | undefined;
  children: ReactNode;
}

/**
 * Puts the styles into the HTML that Next's app router renders on the server. Stands in the root layout,
 * around UiProvider. In the browser it does nothing.
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
    // What is sent once must not be sent with the next part of the stream.
    sheet.instance.clearTag();
    return <>{styles}</>;
  });
  if (sheet === undefined) return <>{children}</>;
  return <StyleSheetManager sheet={sheet.instance}>{children}</StyleSheetManager>;
}
