import { lineLength, normalizeLine } from '@jawla/contract/visibleText';
import { Ltr } from '@jawla/ui';

/** How much of a text's room is used up: shown near the limit only. */
export function Counter({ text, max }: { text: string; max: number }) {
  const length = lineLength(normalizeLine(text));
  if (length < max * 0.8) return null;
  return (
    <Ltr>
      {length} / {max}
    </Ltr>
  );
}
