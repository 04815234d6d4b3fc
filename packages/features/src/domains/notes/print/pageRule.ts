import type { Language } from '@jawla/contract/limits';
import { tokensFor, type Brand } from '@jawla/ui/theme';

interface PageRuleOptions {
  /** The project’s. */
  name: string;
  locale: Language;
  brand: Brand;
}

/**
 * Size and margins of each page, and its foot: the project’s name where lines begin, “1 / 2” where they end. Browsers
 * without margin boxes print their own foot.
 */
export function pageRule({ name, locale, brand }: PageRuleOptions): string {
  const { color, font, weight } = tokensFor(brand, 'light', locale);
  const [start, end] = locale === 'ar' ? ['right', 'left'] : ['left', 'right'];
  const look = `font: ${weight.regular} 8pt ${font.text}; color: ${color.inkFaint};`;
  return `@page {
    size: A4;
    margin: 15mm 15mm 17mm;
    @bottom-${start} {
      content: ${cssString(`\u2068${name}\u2069`)};
      white-space: nowrap;
      overflow: hidden;
      text-overflow: ellipsis;
      ${look}
    }
    @bottom-${end} {
      content: counter(page) " / " counter(pages);
      direction: ltr;
      white-space: nowrap;
      ${look}
    }
  }`;
}

/** A string in CSS: what could end it is escaped. */
export function cssString(text: string): string {
  const escaped = text.replaceAll(
    /["\\\p{Cc}]/gu,
    (letter) => `\\${letter.codePointAt(0)?.toString(16) ?? ''} `,
  );
  return `"${escaped}"`;
}
