import { TOUR_FEATURES } from '@jawla/contract/tours';

/** The URL that opens a mail with a message. Lines end as RFC 6068 requires. */
export function mailUrl({ subject, body }: { subject: string; body: string }): string {
  const lines = body.replaceAll(/\r?\n/g, '\r\n');
  return `mailto:?subject=${encodeURIComponent(subject)}&body=${encodeURIComponent(lines)}`;
}

/** The URL that opens WhatsApp with a message. */
export function whatsAppUrl(text: string): string {
  return `https://wa.me/?text=${encodeURIComponent(text)}`;
}

/** HTML code that embeds a tour in a web page, as wide as its container. */
export function embedCode({ url, title }: { url: string; title: string }): string {
  return `<iframe src="${escapeHtml(url)}" title="${escapeHtml(title)}" style="display:block;width:100%;aspect-ratio:16/9;border:0" allow="${TOUR_FEATURES.join('; ')}" allowfullscreen loading="lazy" referrerpolicy="no-referrer"></iframe>`;
}

const ENTITIES: Readonly<Record<string, string>> = {
  '&': '&amp;',
  '"': '&quot;',
  "'": '&#39;',
  '<': '&lt;',
  '>': '&gt;',
};

function escapeHtml(text: string): string {
  return text.replaceAll(/[&"'<>]/g, (character) => ENTITIES[character] ?? character);
}
