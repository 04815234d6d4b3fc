import { Ltr } from '@jawla/ui';
import type { ReactNode } from 'react';
import { Name } from './Name';

export interface TextWithIsolateProps {
  /** Returns the text with the placeholder replaced by `slot`. */
  text: (slot: string) => string;
  /** Direction of the value; with `auto`, its first strong character decides, which suits names and search terms. */
  dir?: 'auto' | 'ltr';
  /** The value that replaces the placeholder. */
  children: ReactNode;
}

/** Placeholder (object replacement character) for the value while the text is translated; no text contains it. */
const SLOT = '\uFFFC';

/** A text with a value in a `<bdi>`, so that the two do not affect each other's direction. An address stays in one line. */
export function TextWithIsolate({ text, dir = 'auto', children }: TextWithIsolateProps) {
  const [before, after] = text(SLOT).split(SLOT);
  return (
    <>
      {before}
      {dir === 'ltr' ? (
        <Ltr>{children}</Ltr>
      ) : typeof children === 'string' ? (
        <Name>{children}</Name>
      ) : (
        <bdi dir={dir}>{children}</bdi>
      )}
      {after}
    </>
  );
}
