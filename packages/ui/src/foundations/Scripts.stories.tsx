import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect } from 'storybook/test';
import { Ltr } from '../components/Ltr';
import { Stack } from '../components/Stack';
import { Tag } from '../components/Tag';
import { Text } from '../components/Text';
import { TextLink } from '../components/TextLink';
import { inLocale } from '../testing/inLocale';
import { useBrand } from '../theme/BrandContext';
import type { Brand } from '../theme/Brand';
import { TEXT_ROLES, type TextRole } from '../theme/scales';
import { tokensFor } from '../theme/tokensFor';
import { t } from '../theme/tokens';
import * as Sheet from './Foundations.styles';
import * as S from './Scripts.styles';
import { baselineOf, measureFace, measureInk } from './typeMetrics';

const words = {
  en: {
    measured: 'Measured in this browser, in parts of the size',
    xHeight: 'Height of x, or of the bodies of ح ص س و د',
    capHeight: 'Height of H, or of ا',
    digit: 'Height of 7, or of ٧',
    ascent: 'Ascent of the face',
    descent: 'Descent of the face',
    latin: 'Latin',
    arabic: 'Arabic',
    ratio: 'Latin : Arabic',
    factors: 'Factor that makes both equally high',
    byBody: 'by their bodies',
    byAscender: 'by their ascenders',
    balanced: 'between both (geometric mean)',
    adjusted: 'font-size-adjust, which reads the x of the Arabic face',
    used: 'used by the brand',
    role: 'Role',
    sample: 'Sample',
    size: 'Size',
    leading: 'Line height',
    tracking: 'Letter spacing',
    marks: 'Marks',
    punctuation: 'Punctuation and digits',
    long: 'Long words',
  },
  ar: {
    measured: 'قيس في هذا المتصفح، كجزء من حجم الخط',
    xHeight: 'ارتفاع x، أو أجسام ح ص س و د',
    capHeight: 'ارتفاع H، أو ا',
    digit: 'ارتفاع 7، أو ٧',
    ascent: 'أعلى الخط',
    descent: 'أسفل الخط',
    latin: 'لاتيني',
    arabic: 'عربي',
    ratio: 'لاتيني : عربي',
    factors: 'المعامل الذي يساوي بين الارتفاعين',
    byBody: 'بأجسام الحروف',
    byAscender: 'بالحروف الصاعدة',
    balanced: 'بينهما (المتوسط الهندسي)',
    adjusted: 'font-size-adjust، الذي يقرأ x من الخط العربي',
    used: 'المستخدم في العلامة',
    role: 'الدور',
    sample: 'مثال',
    size: 'الحجم',
    leading: 'ارتفاع السطر',
    tracking: 'تباعد الحروف',
    marks: 'التشكيل',
    punctuation: 'الترقيم والأرقام',
    long: 'كلمات طويلة',
  },
};

const LANGUAGES = [
  { locale: 'en', dir: 'ltr' },
  { locale: 'ar', dir: 'rtl' },
] as const;

const MIXED = [
  { locale: 'en', dir: 'ltr', start: 'Opened by', name: 'نور الحدّاد', nameLocale: 'ar', end: 'at' },
  { locale: 'ar', dir: 'rtl', start: 'فتحها', name: 'Sara Haddad', nameLocale: 'en', end: 'في' },
] as const;

const MARKS = ['لِلّٰهِ', 'إِنَّ', 'مُؤَسَّسَةٌ', 'آلْأُفُقُ'] as const;

const PUNCTUATION = {
  en: ['“Harbour House”, 2026?', 'one; two: three…', '(14:30) – 5 / 30 · 64 %'],
  ar: [
    '«بيت المرفأ»، ٢٠٢٦؟',
    'واحد؛ اثنان: ثلاثة…',
    '(١٤:٣٠) – ٥ / ٣٠ · ٦٤٪',
    '«بيت المرفأ»، 2026؟',
  ],
} as const;

const LONG = {
  en: 'Featherstonehaugh-Cholmondeley, counterrevolutionaries',
  ar: 'فأسقيناكموها، والاستراتيجياتُ، أفاستسقيناكموها',
} as const;

const meta = { title: 'Foundations/Scripts' } satisfies Meta;

export default meta;
type Story = StoryObj<typeof meta>;

/** Metrics of both fonts of a brand, and the size factors derived from them. */
function compare(brand: Brand) {
  const [latin, arabic] = [measureFace(brand.fonts.latin), measureFace(brand.fonts.arabic)];
  const byBody = latin.xHeight / arabic.body;
  const byAscender = latin.capHeight / arabic.alef;
  const size = (locale: 'en' | 'ar') =>
    Number.parseFloat(tokensFor(brand, 'light', locale).text.body);
  return {
    latin,
    arabic,
    byBody,
    byAscender,
    balanced: Math.sqrt(byBody * byAscender),
    adjusted: latin.xHeight / arabic.xHeight,
    used: size('ar') / size('en'),
  };
}

function Measurements({ texts }: { texts: typeof words.en }) {
  const brand = useBrand();
  const { latin, arabic, ...factors } = compare(brand);
  const rows = [
    [texts.xHeight, latin.xHeight, arabic.body],
    [texts.capHeight, latin.capHeight, arabic.alef],
    [texts.digit, latin.digit, arabic.arabicDigit],
    [texts.ascent, latin.ascent, arabic.ascent],
    [texts.descent, latin.descent, arabic.descent],
  ] as const;
  return (
    <Sheet.Sheet>
      <S.Specimens aria-hidden>
        {LANGUAGES.map(({ locale, dir }) => (
          <S.Specimen
            key={locale}
            lang={locale}
            dir={dir}
            style={{
              fontFamily: tokensFor(brand, 'light', locale).font.text,
              fontSize: `${locale === 'ar' ? 4 * factors.used : 4}rem`,
            }}
          >
            {locale === 'ar' ? 'حصسود ا ٧' : 'xnose H 7'}
            {[0, locale === 'ar' ? arabic.body : latin.xHeight].map((height) => (
              <S.Height
                key={height}
                // Half of the leading is below the descent.
                style={{
                  insetBlockEnd: `${height + baselineHeight(locale === 'ar' ? arabic : latin)}em`,
                }}
              />
            ))}
          </S.Specimen>
        ))}
      </S.Specimens>
      <S.Scroll role="region" aria-label={texts.measured} tabIndex={0}>
        <table>
          <thead>
            <tr>
              <th scope="col">{texts.measured}</th>
              <th scope="col">
                {texts.latin}: <Ltr>{brand.fonts.latin}</Ltr>
              </th>
              <th scope="col">
                {texts.arabic}: <Ltr>{brand.fonts.arabic}</Ltr>
              </th>
              <th scope="col">{texts.ratio}</th>
            </tr>
          </thead>
          <tbody>
            {rows.map(([name, one, other]) => (
              <tr key={name}>
                <th scope="row">{name}</th>
                <td>{one.toFixed(3)}</td>
                <td>{other.toFixed(3)}</td>
                <td>{(one / other).toFixed(3)}</td>
              </tr>
            ))}
          </tbody>
        </table>
      </S.Scroll>
      <S.Scroll role="region" aria-label={texts.factors} tabIndex={0}>
        <table>
          <thead>
            <tr>
              <th scope="col" colSpan={2}>
                {texts.factors}
              </th>
            </tr>
          </thead>
          <tbody>
            {(['byBody', 'byAscender', 'balanced', 'adjusted', 'used'] as const).map((name) => (
              <tr key={name}>
                <th scope="row">{texts[name]}</th>
                <td data-factor={name}>{factors[name].toFixed(3)}</td>
              </tr>
            ))}
          </tbody>
        </table>
      </S.Scroll>
    </Sheet.Sheet>
  );
}

/** From the lower edge of a line of height 1.8 to its baseline, in em. */
function baselineHeight({ ascent, descent }: { ascent: number; descent: number }): number {
  return (1.8 - ascent - descent) / 2 + descent;
}

/**
 * Metrics of both fonts of the brand. The factor on Arabic sizes is between the one that makes the bodies of
 * the letters equally high and the one that does so for their ascenders. `font-size-adjust` is no substitute:
 * it reads the x-height of the Arabic font, whose Latin letters say little about the Arabic ones.
 */
export const Measured: Story = {
  render: (_, { globals }) => <Measurements texts={inLocale(globals, words)} />,
  play: async ({ canvasElement }) => {
    const factor = (name: string) =>
      Number(canvasElement.querySelector(`[data-factor="${name}"]`)?.textContent);
    const bounds = [factor('byBody'), factor('byAscender')];
    await expect(factor('used')).toBeGreaterThanOrEqual(Math.min(...bounds));
    await expect(factor('used')).toBeLessThanOrEqual(Math.max(...bounds));
    await expect(Math.abs(factor('used') - factor('balanced'))).toBeLessThan(0.06);
  },
};

function Roles({ texts }: { texts: typeof words.en }) {
  const brand = useBrand();
  return (
    <Sheet.Sheet>
      <S.Scroll role="region" aria-label={texts.role} tabIndex={0}>
        <table>
          <thead>
            <tr>
              {[texts.role, texts.sample, texts.size, texts.leading, texts.tracking].map((name) => (
                <th key={name} scope="col">
                  {name}
                </th>
              ))}
            </tr>
          </thead>
          <tbody>
            {Object.keys(TEXT_ROLES)
              .filter((role): role is TextRole => Object.hasOwn(TEXT_ROLES, role))
              .flatMap((role) =>
                LANGUAGES.map(({ locale, dir }) => {
                  const tokens = tokensFor(brand, 'light', locale);
                  const { display, heading, caption } = tokens.tracking;
                  const spaced: Partial<Record<TextRole, string>> = { display, heading, caption };
                  const tracking = spaced[role] ?? 'normal';
                  return (
                    <tr key={role + locale}>
                      <th scope="row">
                        <Ltr>{role}</Ltr>, {locale === 'ar' ? texts.arabic : texts.latin}
                      </th>
                      <td>
                        <span
                          lang={locale}
                          dir={dir}
                          style={{
                            fontFamily: tokens.font.text,
                            fontSize: tokens.text[role],
                            lineHeight: tokens.leading[role],
                            letterSpacing: tracking,
                          }}
                        >
                          {locale === 'ar' ? 'البيت' : 'House'}
                        </span>
                      </td>
                      <td>
                        <Ltr>{tokens.text[role]}</Ltr>
                      </td>
                      <td>{tokens.leading[role]}</td>
                      <td>
                        <Ltr>{tracking}</Ltr>
                      </td>
                    </tr>
                  );
                }),
              )}
          </tbody>
        </table>
      </S.Scroll>
    </Sheet.Sheet>
  );
}

/**
 * The tokens of each role in the brand, per script. Arabic has more leading for diacritics, and no letter
 * spacing.
 */
export const RolesByScript: Story = {
  render: (_, { globals }) => <Roles texts={inLocale(globals, words)} />,
  play: async ({ canvasElement }) => {
    const [english, arabic] = canvasElement.querySelectorAll('td > span');
    if (!english || !arabic) throw new Error('Each role is shown in both scripts.');
    const leading = (element: Element) => {
      const { lineHeight, fontSize } = getComputedStyle(element);
      return Number.parseFloat(lineHeight) / Number.parseFloat(fontSize);
    };
    await expect(leading(arabic)).toBeGreaterThan(leading(english));
    await expect(getComputedStyle(arabic).letterSpacing).toBe('normal');
  },
};

/** A name in the other script, a link, a code, a tag and digits of both kinds share one baseline. */
export const MixedLines: Story = {
  render: () => (
    <Sheet.Sheet>
      <Sheet.Rows>
        {MIXED.map(({ locale, dir, start, name, nameLocale, end }) => (
          <li key={locale}>
            <S.Line lang={locale} dir={dir} data-line={locale}>
              <span>{start}</span> <bdi lang={nameLocale}>{name}</bdi> <Ltr>@sara.haddad</Ltr>{' '}
              <TextLink href="#mixed">{name}</TextLink> <Tag tone="accent">{name}</Tag> {end}{' '}
              <Ltr>2026-03-05</Ltr> <span lang="ar">٢٠٢٦</span>{' '}
              <code style={{ fontFamily: t.font.code }}>JW-4711</code>
            </S.Line>
          </li>
        ))}
      </Sheet.Rows>
    </Sheet.Sheet>
  ),
  play: async ({ canvasElement }) => {
    for (const line of canvasElement.querySelectorAll('[data-line]')) {
      // `nowrap`: a second line would have a baseline of its own.
      if (line instanceof HTMLElement) line.style.whiteSpace = 'nowrap';
      const parts = [...line.querySelectorAll('span, bdi, a, code')].filter(
        (part) => part.querySelector('span, bdi, a') === null,
      );
      await expect(parts.length).toBeGreaterThanOrEqual(8);
      for (const part of parts) {
        await expect(Math.abs(baselineOf(part) - baselineOf(line))).toBeLessThan(0.51);
      }
      if (line instanceof HTMLElement) line.style.whiteSpace = '';
    }
  },
};

/** Diacritics above and below the letters are not clipped, including in truncated text. */
export const MarksAndPunctuation: Story = {
  render: (_, { globals }) => {
    const texts = inLocale(globals, words);
    return (
      <Sheet.Sheet>
        <Stack gap="s" as="section" aria-label={texts.marks}>
          <Text tone="inkMuted">{texts.marks}</Text>
          {(['heading', 'body', 'caption'] as const).map((role) => (
            <p
              key={role}
              lang="ar"
              dir="rtl"
              style={{ fontSize: t.text[role], lineHeight: t.leading[role] }}
            >
              {MARKS.map((word) => (
                <span key={word} data-marks={role}>
                  {word}{' '}
                </span>
              ))}
            </p>
          ))}
          <Stack direction="row" lang="ar" dir="rtl">
            {MARKS.map((word) => (
              <Tag key={word}>
                <span data-marks="tag">{word}</span>
              </Tag>
            ))}
          </Stack>
        </Stack>
        {([texts.punctuation, texts.long] as const).map((title) => (
          <Stack key={title} gap="xs" as="section" aria-label={title}>
            <Text tone="inkMuted">{title}</Text>
            {LANGUAGES.flatMap(({ locale, dir }) =>
              (title === texts.punctuation ? PUNCTUATION[locale] : [LONG[locale]]).map((line) => (
                <p key={line} lang={locale} dir={dir}>
                  {line}
                </p>
              )),
            )}
          </Stack>
        ))}
      </Sheet.Sheet>
    );
  },
  play: async ({ canvasElement }) => {
    const marked = [...canvasElement.querySelectorAll('[data-marks]')];
    await expect(marked).toHaveLength(4 * MARKS.length);
    for (const word of marked) {
      const ink = measureInk(word);
      const baseline = baselineOf(word);
      for (const box of clippingBoxes(word)) {
        const { top, bottom } = box.getBoundingClientRect();
        await expect(baseline - ink.above).toBeGreaterThanOrEqual(top);
        await expect(baseline + ink.below).toBeLessThanOrEqual(bottom);
      }
    }
    await expect(document.documentElement.scrollWidth).toBeLessThanOrEqual(window.innerWidth);
  },
};

/** Returns every element around a text that clips its overflow. */
function clippingBoxes(element: Element): Element[] {
  const parent = element.parentElement;
  if (parent === null || parent === document.body) return [];
  const clips = getComputedStyle(parent).overflowY !== 'visible';
  return [...(clips ? [parent] : []), ...clippingBoxes(parent)];
}
