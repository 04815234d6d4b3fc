/**
 * Errors that the browser shows itself, because no script has requested them: a typed URL, a download, a frame. They are
 * in the user's language: the saved one, or else what the request asks for.
 */
import { LANGUAGES, type Language } from '@jawla/contract/limits';
import type { Context } from 'hono';
import { escapeHtml } from '../texts/escapeHtml.ts';
import { languageOf, say, type TextKey } from '../texts/texts.ts';
import type { Environment } from './api.ts';
import type { Problem } from './problem.ts';

export interface AskedLanguage {
  /** The user's, if the request has a session. */
  readonly saved?: Language | null | undefined;
  /** The `lang` header of the portal's requests. */
  readonly lang?: string | undefined;
  readonly acceptLanguage?: string | undefined;
}

export function shownLanguage({ saved, lang, acceptLanguage }: AskedLanguage): Language {
  return saved ?? languageOf(lang ?? preferred(acceptLanguage));
}

/** Returns the first of our languages in `Accept-Language`, by quality (RFC 9110, 12.5.4). */
function preferred(header = ''): Language | undefined {
  const ranges = header.split(',', 50).map((range) => {
    const [tag = '', ...parameters] = range.trim().split(';');
    const quality = parameters.find((each) => each.trim().startsWith('q='))?.split('=')[1];
    const [primary = ''] = tag.toLowerCase().split('-');
    return { primary, quality: quality === undefined ? 1 : Number(quality) };
  });
  return ranges
    .filter(({ quality }) => quality > 0)
    .toSorted((a, b) => b.quality - a.quality)
    .map(({ primary }) => LANGUAGES.find((language) => language === primary))
    .find((language) => language !== undefined);
}

export interface ShownError {
  readonly body: string;
  readonly headers: Readonly<Record<'Content-Type' | 'Content-Language' | 'Vary', string>>;
}

/** A page with language and direction, if the request accepts one; or else plain text. */
export function shownError(text: string, language: Language, accept = ''): ShownError {
  const isPage = accept.includes('text/html');
  const direction = language === 'ar' ? 'rtl' : 'ltr';
  const page = `<!doctype html>
<html lang="${language}" dir="${direction}">
<meta charset="utf-8">
<meta name="viewport" content="width=device-width">
<title>Jawla</title>
<p>${escapeHtml(text)}</p>
`;
  return {
    body: isPage ? page : text,
    headers: {
      'Content-Type': `text/${isPage ? 'html' : 'plain'}; charset=UTF-8`,
      'Content-Language': language,
      Vary: 'Accept, Accept-Language',
    },
  };
}

/** Returns the same as a Hono response. Handlers that know the user set `language` before. */
export function sendShownError(
  http: Context<Environment>,
  status: Problem['status'],
  message: { readonly key: TextKey; readonly values?: Problem['values'] },
  more: Readonly<Record<string, string>> = {},
): Response {
  const language = shownLanguage({
    saved: http.get('language'),
    lang: http.req.header('lang'),
    acceptLanguage: http.req.header('accept-language'),
  });
  const text = say(language, message.key, message.values);
  const { body, headers } = shownError(text, language, http.req.header('accept'));
  return http.body(body, status, { 'Cache-Control': 'no-store', ...headers, ...more });
}
