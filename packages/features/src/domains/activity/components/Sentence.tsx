import { createElement, Fragment, type ReactNode } from 'react';

export interface SentenceProps<Name extends string> {
  /** Returns the text with the placeholders replaced by `slots`. */
  text: (slots: Readonly<Record<Name, string>>) => string;
  /** What replaces the placeholders, each isolated. */
  values: Readonly<Record<Name, ReactNode>>;
}

/** Placeholders while the text is translated, from the private use area: no text contains them. */
const FIRST_SLOT = 0xe0_00;

/** A text with several values, so that none affects the direction of the others. */
export function Sentence<Name extends string>({ text, values }: SentenceProps<Name>) {
  const slots = new Map<string, ReactNode>();
  const names: Record<string, string> = {};
  for (const [name, value] of Object.entries<ReactNode>(values)) {
    const slot = String.fromCodePoint(FIRST_SLOT + slots.size);
    slots.set(slot, value);
    names[name] = slot;
  }
  const parts = text({ ...values, ...names }).split(/([\uE000-\uE00F])/);
  return createElement(
    Fragment,
    null,
    ...parts.map((part) =>
      slots.has(part) ? (
        <bdi key={part} dir="auto">
          {slots.get(part)}
        </bdi>
      ) : (
        part
      ),
    ),
  );
}
