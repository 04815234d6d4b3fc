import type { ReactNode } from 'react';

export interface TextWithIsolateProps {
  /** Returns the text with the placeholder replaced by `slot`. */
  text: (slot: string) => string;
  /** Direction of the value; names and search terms decide it by their first letter. */
  dir?: 'auto' | 'ltr';
  /** The value that replaces the placeholder. */
  children: ReactNode;
}

/** Stands for the value while the text is translated; no text contains it. */
const SLOT = '\uFFFC';

/** A text with a value inside, in a `<bdi>`: neither turns the direction of the other. */
export function TextWithIsolate({ text, dir = 'auto', children }: TextWithIsolateProps) {
  const [before, after] = text(SLOT).split(SLOT);
  return (
    <>
      {before}
      <bdi dir={dir}>{children}</bdi>
      {after}
    </>
  );
}
