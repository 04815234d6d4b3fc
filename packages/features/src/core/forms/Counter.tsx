import { lineLength, normalizeLine } from '@jawla/contract/visibleText';
import { Ltr } from '@jawla/ui';

/** Number of characters used of a text's limit; visible only near the limit. */
export function Counter({ text, max }: { text: string; max: number }) {
  const length = lineLength(normalizeLine(text));
  if (length < max * 0.8) return null;
  return (
    <Ltr>
      {length} / {max}
    </Ltr>
  );
}
