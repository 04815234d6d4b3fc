import { expect, it } from 'vitest';
import { embedCode, mailUrl, whatsAppUrl } from './messages';

const url = 'https://portal.example/g/abc_-123';

it('writes a mail whose text survives special characters', () => {
  const href = mailUrl({ subject: 'A & B?', body: `50% + 1 = #\n${url}` });
  expect(href.startsWith('mailto:?')).toBe(true);
  const query = new URLSearchParams(href.slice('mailto:?'.length).replaceAll('+', '%2B'));
  expect(query.get('subject')).toBe('A & B?');
  expect(query.get('body')).toBe(`50% + 1 = #\r\n${url}`);
});

it('writes a message for WhatsApp', () => {
  const { origin, searchParams } = new URL(whatsAppUrl(`جولة & tour\n${url}`));
  expect(origin).toBe('https://wa.me');
  expect(searchParams.get('text')).toBe(`جولة & tour\n${url}`);
});

it.each([`"><script>alert(1)</script>`, `Noor's "villa" & <b>more</b>`, '&quot;'])(
  'embeds a tour with the name %s as text',
  (title) => {
    const code = embedCode({ url, title });
    expect(code.match(/[<>]/g)).toEqual(['<', '>', '<', '>']);
    const attribute = /title="([^"]*)"/.exec(code)?.[1] ?? '';
    const text = attribute
      .replaceAll('&lt;', '<')
      .replaceAll('&gt;', '>')
      .replaceAll('&quot;', '"')
      .replaceAll('&#39;', "'")
      .replaceAll('&amp;', '&');
    expect(text).toBe(title);
  },
);

it('embeds a tour as wide as its container, with the features that tours use', () => {
  const code = embedCode({ url, title: 'A' });
  expect(code).toContain(`src="${url}"`);
  expect(code).toContain('width:100%;aspect-ratio:16/9');
  expect(code).toContain('fullscreen; gyroscope; accelerometer');
  expect(code).toContain('loading="lazy" referrerpolicy="no-referrer"');
});
