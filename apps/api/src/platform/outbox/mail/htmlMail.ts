/** The HTML of a mail. Tables and inline styles, because mail programs know little else. */
import type { Language } from '@jawla/contract/rules';

// The colours of the house brand; a mail program reads no variables.
const INK = '#15181a';
const MUTED = '#54595b';
const PAPER = '#f5f5f2';
const CARD = '#fdfdfb';
const LINE = '#d6d7d2';
const ACCENT = '#0e6b5c';
const ON_ACCENT = '#ffffff';

const FONTS: Record<Language, string> = {
  en: "-apple-system, 'Segoe UI', Roboto, Helvetica, Arial, sans-serif",
  ar: "'Segoe UI', 'Geeza Pro', Tahoma, Arial, sans-serif",
};

/** One language's part of a mail, filled in. */
export interface MailPart {
  readonly language: Language;
  readonly greeting: string;
  readonly body: string;
  /** In the plain-text version. */
  readonly plainBody: string;
  readonly action: string;
  readonly byHand: string;
  readonly note: string;
}

export interface MailFrame {
  readonly link: string;
  readonly brand: Readonly<Record<Language, string>>;
  readonly subject: string;
}

/** @param parts the first one's language is the mail's own */
export function htmlMail(parts: readonly MailPart[], { link, brand, subject }: MailFrame): string {
  const language = parts[0]?.language ?? 'en';
  const blocks = parts.map((part) => block(part, link, brand)).join(rule());
  return `<!doctype html>
<html lang="${language}" dir="${directionOf(language)}">
<head>
<meta charset="utf-8">
<meta name="viewport" content="width=device-width">
<meta name="color-scheme" content="light">
<title>${escaped(subject)}</title>
</head>
<body style="margin:0;padding:0;background:${PAPER};color:${INK}">
<table role="presentation" width="100%" cellpadding="0" cellspacing="0" border="0" style="background:${PAPER}">
<tr><td align="center" style="padding:32px 16px">
<table role="presentation" width="100%" cellpadding="0" cellspacing="0" border="0" style="max-width:560px;background:${CARD};border:1px solid ${LINE};border-radius:4px">
${blocks}
</table>
</td></tr>
</table>
</body>
</html>
`;
}

function block(part: MailPart, link: string, brand: MailFrame['brand']): string {
  const { language, greeting, body, action, byHand, note } = part;
  const direction = directionOf(language);
  const align = direction === 'rtl' ? 'right' : 'left';
  const leading = language === 'ar' ? '1.8' : '1.55';
  const href = escaped(link);
  const text = `margin:0 0 16px;font-size:16px;line-height:${leading}`;
  const small = `font-size:13px;line-height:${leading};color:${MUTED}`;
  return `<tr><td lang="${language}" dir="${direction}" align="${align}" style="padding:32px;text-align:${align};font-family:${FONTS[language]}">
<p style="margin:0 0 24px;font-size:20px;font-weight:600;color:${ACCENT}">${escaped(brand[language])}</p>
<p style="${text}">${escaped(greeting)}</p>
<p style="${text}">${escaped(body)}</p>
<table role="presentation" cellpadding="0" cellspacing="0" border="0" style="margin:24px 0"><tr><td align="center" bgcolor="${ACCENT}" style="border-radius:3px">
<a href="${href}" style="display:inline-block;padding:14px 28px;font-size:16px;font-weight:600;color:${ON_ACCENT};text-decoration:none">${escaped(action)}</a>
</td></tr></table>
<p style="margin:0 0 4px;${small}">${escaped(byHand)}</p>
<p dir="ltr" style="margin:0 0 16px;text-align:${align};word-break:break-all;${small}">${href}</p>
<p style="margin:0;${small}">${escaped(note)}</p>
</td></tr>`;
}

function rule(): string {
  return `\n<tr><td style="padding:0 32px"><div style="border-top:1px solid ${LINE};font-size:0;line-height:0">&nbsp;</div></td></tr>\n`;
}

function directionOf(language: Language): 'ltr' | 'rtl' {
  return language === 'ar' ? 'rtl' : 'ltr';
}

const ENTITIES: Readonly<Record<string, string>> = {
  '&': '&amp;',
  '<': '&lt;',
  '>': '&gt;',
  '"': '&quot;',
  "'": '&#39;',
};

function escaped(text: string): string {
  return text.replaceAll(/[&<>"']/g, (sign) => ENTITIES[sign] ?? '');
}
