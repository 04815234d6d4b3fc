/** Open Graph tags: how chats show a link. */
import { LANGUAGES, type Language } from '@jawla/contract/limits';
import type { Services } from '../app/services.ts';
import { PREVIEW_SIZE } from '../platform/files/images.ts';
import { escapeHtml } from '../platform/texts/escapeHtml.ts';
import { BRAND_PREVIEW, PREVIEWS_PATH, previewName } from './previewPictures.ts';

const LOCALES: Readonly<Partial<Record<Language, string>>> = { en: 'en_US', ar: 'ar_AR' };
/** Chats cut longer texts. */
const TEXT_MAX = 200;

export interface Preview {
  readonly language: Language;
  readonly title: string;
  readonly description: string;
  /** File of a cover; without one, the brand is shown. */
  readonly picture?: string | null;
  /** Not of a guest link: it is a secret. */
  readonly url?: string;
}

/** @returns HTML for the head of a page. */
export function previewTags(
  { language, title, description, picture, url }: Preview,
  { brand, origins }: Pick<Services, 'brand' | 'origins'>,
): string {
  const file = picture ? previewName(picture) : BRAND_PREVIEW;
  const properties: readonly (readonly [string, string | undefined])[] = [
    ['og:type', 'website'],
    ['og:site_name', brand[language]],
    ['og:title', shortened(title)],
    ['og:description', shortened(description)],
    ['og:url', url],
    ['og:image', `${origins.portal}${PREVIEWS_PATH}/${file}`],
    ['og:image:type', 'image/jpeg'],
    ['og:image:width', String(PREVIEW_SIZE.width)],
    ['og:image:height', String(PREVIEW_SIZE.height)],
    ['og:image:alt', shortened(title)],
    ['og:locale', LOCALES[language]],
    ...LANGUAGES.filter((each) => each !== language).map(
      (each) => ['og:locale:alternate', LOCALES[each]] as const,
    ),
  ];
  const tags = properties.flatMap(([name, content]) =>
    content ? [`<meta property="${name}" content="${escapeHtml(content)}">`] : [],
  );
  return [...tags, '<meta name="twitter:card" content="summary_large_image">'].join('\n');
}

function shortened(text: string): string {
  const signs = Array.from(text);
  return signs.length <= TEXT_MAX ? text : `${signs.slice(0, TEXT_MAX - 1).join('')}…`;
}
