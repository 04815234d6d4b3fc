import type { Meta, StoryObj } from '@storybook/react-vite';
import type { ReactNode } from 'react';
import { expect } from 'storybook/test';
import { Card } from '../components/Card';
import { Ltr } from '../components/Ltr';
import { Stack } from '../components/Stack';
import { Tag } from '../components/Tag';
import { Text } from '../components/Text';
import * as icons from '../icons';
import { inLocale } from '../testing/inLocale';
import { rectOfText } from '../testing/geometry';
import { useBrand } from '../theme/BrandContext';
import { CONTRAST_LEVELS, CONTRAST_PAIRS, contrastOf } from '../theme/contrast';
import { COLOR_ROLES, type ColorRole } from '../theme/roles';
import { RADIUS_STEPS, SPACE_STEPS, TEXT_ROLES, type TextRole } from '../theme/scales';
import { t } from '../theme/tokens';
import * as S from './Foundations.styles';

const words = {
  en: {
    mirrors: 'mirrors',
    sample: 'A house is walked through',
    right: 'Right',
    wrong: 'Wrong',
    phone: 'Phone',
    user: 'User name',
    pages: 'Page',
  },
  ar: {
    mirrors: 'ينعكس',
    sample: 'البيت يُزار خطوة خطوة',
    right: 'صواب',
    wrong: 'خطأ',
    phone: 'الهاتف',
    user: 'اسم المستخدم',
    pages: 'صفحة',
  },
};

const meta = { title: 'Foundations' } satisfies Meta;

export default meta;
type Story = StoryObj<typeof meta>;

function keysOf<Key extends string>(record: Readonly<Record<Key, unknown>>): Key[] {
  const isKey = (key: string): key is Key => Object.hasOwn(record, key);
  return Object.keys(record).filter(isKey);
}

function RoleSwatch({ role, scheme }: { role: ColorRole; scheme: 'light' | 'dark' }) {
  const brand = useBrand();
  const pairs = CONTRAST_PAIRS.filter(({ what }) => what === role);
  const least = Math.min(...pairs.map((pair) => contrastOf(pair, brand.colors[scheme])));
  const level = pairs.some((pair) => pair.level === 'text') ? 'text' : 'graphic';
  return (
    <S.Swatch>
      <span style={{ background: t.color[role] }} />
      <strong>
        <Ltr>{role}</Ltr>
      </strong>
      {pairs.length > 0 && (
        <Ltr>
          {`${least.toFixed(1)} : 1 (≥ ${CONTRAST_LEVELS[level]}, ${pairs.map(({ on }) => on).join(', ')})`}
        </Ltr>
      )}
      <span lang="en" dir="ltr">
        {COLOR_ROLES[role]}
      </span>
    </S.Swatch>
  );
}

/** Each role, its purpose, and its lowest contrast on the backgrounds that it may be used on. */
export const Colours: Story = {
  render: (_, { globals }) => (
    <S.Sheet>
      <S.Swatches>
        {keysOf(COLOR_ROLES).map((role) => (
          <RoleSwatch
            key={role}
            role={role}
            scheme={globals['scheme'] === 'dark' ? 'dark' : 'light'}
          />
        ))}
      </S.Swatches>
    </S.Sheet>
  ),
  play: async ({ canvas }) => {
    await expect(canvas.getAllByRole('listitem')).toHaveLength(Object.keys(COLOR_ROLES).length);
  },
};

/**
 * The steps of the type scale in both scripts. Arabic is a little larger, with more leading, and without
 * letter spacing.
 */
export const Type: Story = {
  render: () => (
    <S.Sheet>
      <S.Rows>
        {keysOf<TextRole>(TEXT_ROLES).map((role) => (
          <li key={role}>
            <Text size="caption" tone="inkMuted" lang="en" dir="ltr">
              {role}: {TEXT_ROLES[role]}
            </Text>
            {(['en', 'ar'] as const).map((locale) => (
              <span
                key={locale}
                lang={locale}
                dir={locale === 'ar' ? 'rtl' : 'ltr'}
                style={{ fontSize: t.text[role], lineHeight: t.leading[role] }}
              >
                {words[locale].sample}
              </span>
            ))}
          </li>
        ))}
      </S.Rows>
    </S.Sheet>
  ),
  play: async ({ canvas }) => {
    const [sample] = canvas.getAllByText(words.ar.sample);
    if (!sample) throw new Error('Arabic is shown.');
    await expect(getComputedStyle(sample).letterSpacing).toBe('normal');
  },
};

export const SpaceAndCorners: Story = {
  render: () => (
    <S.Sheet>
      <S.Rows>
        {SPACE_STEPS.map((step) => (
          <li key={step}>
            <Ltr>{step}</Ltr>
            <S.Bar style={{ inlineSize: t.space[step] }} />
          </li>
        ))}
      </S.Rows>
      <Stack direction="row">
        {RADIUS_STEPS.map((step) => (
          <Stack key={step} gap="xxs" align="center">
            <S.Bar
              style={{ blockSize: '4rem', inlineSize: '4rem', borderRadius: t.radius[step] }}
            />
            <Ltr>{step}</Ltr>
          </Stack>
        ))}
      </Stack>
    </S.Sheet>
  ),
  play: async ({ canvas }) => {
    await expect(canvas.getAllByRole('listitem')).toHaveLength(SPACE_STEPS.length);
  },
};

/** Icons that point along the reading direction are mirrored; icons of things are not. */
export const Icons: Story = {
  render: (_, { globals }) => (
    <S.Sheet>
      <S.Icons>
        {Object.entries(icons).map(([name, Icon]) => (
          <li key={name}>
            <Icon />
            <Ltr>{name.replace(/Icon$/, '')}</Ltr>
            {Icon.mirrors && <Tag tone="accent">{inLocale(globals, words).mirrors}</Tag>}
          </li>
        ))}
      </S.Icons>
    </S.Sheet>
  ),
  play: async ({ canvasElement, globals }) => {
    const turned = [...canvasElement.querySelectorAll('svg')].filter(
      (drawing) => getComputedStyle(drawing).scale === '-1 1',
    );
    const mirroring = Object.values(icons).filter(({ mirrors }) => mirrors);
    await expect(turned).toHaveLength(globals['locale'] === 'ar' ? mirroring.length : 0);
  },
};

function Pair({ label, right, wrong }: { label: string; right: ReactNode; wrong: ReactNode }) {
  return (
    <Card>
      <Stack gap="s">
        <strong>{label}</strong>
        {right}
        {wrong}
      </Stack>
    </Card>
  );
}

/**
 * Text that always runs from left to right is isolated within Arabic. Without isolation, a leading sign moves
 * to the other end, and page 5 of 30 becomes page 30 of 5.
 */
export const Direction: Story = {
  render: (_, { globals }) => {
    const { right, wrong, phone, user, pages } = inLocale(globals, words);
    const pairs = [
      [phone, '+962 79 012 3456'],
      [user, '@sara.haddad'],
      [pages, '5 / 30'],
    ] as const;
    return (
      <S.Sheet>
        <S.Pairs>
          {pairs.map(([label, value]) => (
            <Pair
              key={label}
              label={label}
              right={
                <span>
                  <Tag tone="success">{right}</Tag> <Ltr data-right="">{value}</Ltr>
                </span>
              }
              wrong={
                <span>
                  <Tag tone="danger">{wrong}</Tag> {value}
                </span>
              }
            />
          ))}
        </S.Pairs>
      </S.Sheet>
    );
  },
  play: async ({ canvasElement }) => {
    const [phone, user] = canvasElement.querySelectorAll('[data-right]');
    if (!phone || !user) throw new Error('Three values are shown.');
    await expect(rectOfText(phone, '+').left).toBeLessThan(rectOfText(phone, '962').left);
    await expect(rectOfText(user, '@').left).toBeLessThan(rectOfText(user, 'sara').left);
  },
};
