/** The HTML of a mail: tables and inline styles, because mail clients support little else. */
import type { Language } from '@jawla/contract/limits';
import { escapeHtml } from '../../texts/escapeHtml.ts';

// Values of the default brand's theme in packages/ui: many mail clients do not support CSS variables.
const LIGHT = {
  surface: '#f5f5f2',
  surfaceRaised: '#fdfdfb',
  line: '#dfe0db',
  ink: '#15181a',
  inkMuted: '#54595b',
  accent: '#0e6b5c',
  onAccent: '#ffffff',
};
const DARK: typeof LIGHT = {
  surface: '#0f1312',
  surfaceRaised: '#181d1b',
  line: '#29302d',
  ink: '#eceee9',
  inkMuted: '#adb3af',
  accent: '#82c9b5',
  onAccent: '#0f1312',
};

/** Overrides the inline styles in mail clients that support dark mode; other clients ignore it. */
const DARK_STYLES = `@media (prefers-color-scheme: dark) {
.paper { background: ${DARK.surface} !important }
.sheet { background: ${DARK.surfaceRaised} !important; border-color: ${DARK.line} !important }
.rule { border-color: ${DARK.line} !important }
.ink { color: ${DARK.ink} !important }
.muted { color: ${DARK.inkMuted} !important }
.brand { color: ${DARK.accent} !important }
.door { background: ${DARK.accent} !important }
.button { background: ${DARK.accent} !important; color: ${DARK.onAccent} !important }
}`;

const FONTS: Record<Language, string> = {
  en: "-apple-system, 'Segoe UI', Roboto, Helvetica, Arial, sans-serif",
  ar: "'Segoe UI', 'Geeza Pro', Tahoma, Arial, sans-serif",
};

/** A list of texts that people have written, each with a link. */
export interface ListPart {
  readonly sections: readonly {
    readonly head: string;
    readonly lines: readonly { readonly text: string; readonly link: string }[];
  }[];
  readonly more: string | undefined;
}

/** The text of a mail in one language, with its values filled in. */
export interface MailPart {
  readonly language: Language;
  readonly title: string;
  readonly greeting: string;
  readonly body: string;
  /** Replaces `body` in the plain-text version. */
  readonly plainBody: string;
  readonly list?: ListPart;
  readonly action: string;
  /** URL of the button. */
  readonly link: string;
  readonly byHand: string;
  readonly note: string;
}

export interface MailFrame {
  readonly brand: Readonly<Record<Language, string>>;
  readonly subject: string;
}

/**
 * Renders a mail as HTML.
 *
 * @param parts - The same text in several languages; the first one is the language of the document.
 */
export function htmlMail(parts: readonly MailPart[], { brand, subject }: MailFrame): string {
  const language = parts[0]?.language ?? 'en';
  const blocks = parts.map((part) => block(part, brand)).join(rule());
  return `<!doctype html>
<html lang="${language}" dir="${directionOf(language)}">
<head>
<meta charset="utf-8">
<meta name="viewport" content="width=device-width">
<meta name="color-scheme" content="light dark">
<meta name="supported-color-schemes" content="light dark">
<title>${escapeHtml(subject)}</title>
<style>${DARK_STYLES}</style>
</head>
<body class="paper" style="margin:0;padding:0;background:${LIGHT.surface};color:${LIGHT.ink}">
${preview(parts[0]?.body ?? '')}
<table role="presentation" class="paper" width="100%" cellpadding="0" cellspacing="0" border="0" style="background:${LIGHT.surface}">
<tr><td align="center" style="padding:32px 16px">
<table role="presentation" class="sheet" width="100%" cellpadding="0" cellspacing="0" border="0" style="max-width:560px;background:${LIGHT.surfaceRaised};border:1px solid ${LIGHT.line};border-radius:12px">
${blocks}
</table>
</td></tr>
</table>
</body>
</html>
`;
}

/** Hidden preheader: the text that inboxes show after the subject. Without it they would repeat brand and subject. */
function preview(text: string): string {
  return `<div style="display:none;max-height:0;overflow:hidden;opacity:0">${escapeHtml(text)}</div>`;
}

/** The brand's pointed doorway. Mail clients without `clip-path` draw a rounded one. */
const DOORWAY =
  'border-radius:9px 9px 0 0;clip-path:polygon(50% 0,68% 7%,83% 17%,95% 30%,100% 44%,100% 100%,0 100%,0 44%,5% 30%,17% 17%,32% 7%)';

function block(part: MailPart, brand: MailFrame['brand']): string {
  const { language, title, greeting, body, action, link, byHand, note } = part;
  const direction = directionOf(language);
  const align = direction === 'rtl' ? 'right' : 'left';
  const isArabic = language === 'ar';
  const leading = isArabic ? '1.75' : '1.55';
  const href = escapeHtml(link);
  const text = `margin:0 0 16px;font-size:16px;line-height:${leading};color:${LIGHT.ink}`;
  const small = `font-size:13px;line-height:${leading};color:${LIGHT.inkMuted}`;
  const heading = `margin:0 0 20px;font-size:27px;line-height:${isArabic ? '1.4;font-weight:500' : '1.15;font-weight:600;letter-spacing:-0.02em'};color:${LIGHT.ink}`;
  return `<tr><td lang="${language}" dir="${direction}" align="${align}" style="padding:32px;text-align:${align};font-family:${FONTS[language]}">
<table role="presentation" cellpadding="0" cellspacing="0" border="0" style="margin:0 0 28px"><tr>
<td style="vertical-align:middle"><div class="door" style="width:18px;height:22px;${DOORWAY};background:${LIGHT.accent};font-size:0;line-height:0">&nbsp;</div></td>
<td class="brand" style="padding:0 10px;vertical-align:middle;font-size:17px;font-weight:600;color:${LIGHT.accent}">${escapeHtml(brand[language])}</td>
</tr></table>
<h1 class="ink" style="${heading}">${escapeHtml(title)}</h1>
<p class="ink" style="${text}">${escapeHtml(greeting)}</p>
<p class="ink" style="${text}">${escapeHtml(body)}</p>${part.list ? listBlock(part.list, text, align) : ''}
<table role="presentation" cellpadding="0" cellspacing="0" border="0" style="margin:28px 0"><tr><td class="button" align="center" bgcolor="${LIGHT.accent}" style="border-radius:8px">
<a class="button" href="${href}" style="display:inline-block;padding:14px 28px;border-radius:8px;font-size:16px;font-weight:600;color:${LIGHT.onAccent};text-decoration:none">${escapeHtml(action)}</a>
</td></tr></table>
<p class="muted" style="margin:0 0 4px;${small}">${escapeHtml(byHand)}</p>
<p class="muted" dir="ltr" style="margin:0 0 16px;text-align:${align};word-break:break-all;${small}">${href}</p>
<p class="muted" style="margin:0;${small}">${escapeHtml(note)}</p>
</td></tr>`;
}

/** Lines stand at the start of the mail, their words in their own direction. */
function listBlock({ sections, more }: ListPart, text: string, align: string): string {
  const blocks = sections.map(({ head, lines }) => {
    const rows = lines.map(
      (line) =>
        `<p class="ink" style="${text};text-align:${align}"><a class="brand" href="${escapeHtml(line.link)}" style="color:${LIGHT.accent};text-decoration:none">${escapeHtml(line.text)}</a></p>`,
    );
    return `\n<p class="muted" style="margin:24px 0 8px;font-size:13px;font-weight:600;color:${LIGHT.inkMuted}">${escapeHtml(head)}</p>\n${rows.join('\n')}`;
  });
  const rest =
    more === undefined ? '' : `\n<p class="muted" style="${text}">${escapeHtml(more)}</p>`;
  return blocks.join('') + rest;
}

function rule(): string {
  return `\n<tr><td style="padding:0 32px"><div class="rule" style="border-top:1px solid ${LIGHT.line};font-size:0;line-height:0">&nbsp;</div></td></tr>\n`;
}

function directionOf(language: Language): 'ltr' | 'rtl' {
  return language === 'ar' ? 'rtl' : 'ltr';
}
