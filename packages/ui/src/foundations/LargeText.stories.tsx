import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, fn } from 'storybook/test';
import { Banner } from '../components/Banner';
import { Button } from '../components/Button';
import { Card } from '../components/Card';
import { Checkbox } from '../components/Checkbox';
import { CodeBoxes } from '../components/CodeBoxes';
import { Heading } from '../components/Heading';
import { PasswordField } from '../components/PasswordField';
import { SearchField } from '../components/SearchField';
import { Select } from '../components/Select';
import { Stack } from '../components/Stack';
import { Tag } from '../components/Tag';
import { TextField } from '../components/TextField';
import { TextLink } from '../components/TextLink';
import { PageHeading } from '../patterns/PageHeading';
import { LONG_NAME } from '../testing/geometry';
import { inLocale } from '../testing/inLocale';

const words = {
  en: {
    title: 'Your projects',
    email: 'Email',
    wrong: 'Enter a valid e-mail',
    password: 'Password',

    search: 'Search by name',

    type: 'Type',
    house: 'Residential',
    remember: 'Remember me',
    code: 'Code',
    failed: 'The server cannot be reached. Try again in a moment.',
    save: 'Save changes',
    view: 'View project',
  },
  ar: {
    title: 'مشاريعك',
    email: 'البريد الإلكتروني',
    wrong: 'أدخل بريدًا إلكترونيًا صحيحًا',
    password: 'كلمة المرور',

    search: 'ابحث بالاسم',

    type: 'النوع',
    house: 'سكني',
    remember: 'تذكّرني',
    code: 'الرمز',
    failed: 'تعذّر الوصول إلى الخادم. حاول بعد قليل.',
    save: 'حفظ التغييرات',
    view: 'عرض المشروع',
  },
};

const meta = { title: 'Foundations/Large text' } satisfies Meta;

export default meta;

/** Text at twice its size on a phone: everything wraps, and nothing is clipped. */
export const TwiceOnAPhone: StoryObj = {
  globals: { textSize: '200' },
  render: (_, { globals }) => {
    const t = inLocale(globals, words);
    return (
      <div
        style={{ inlineSize: '360px', padding: '16px', containerType: 'inline-size' }}
        data-testid="phone"
      >
        <Stack gap="l">
          <PageHeading
            title={t.title}
            actions={<SearchField label={t.search} value="" onValueChange={fn()} />}
          />
          <Banner tone="danger">{t.failed}</Banner>
          <TextField label={t.email} error={t.wrong} />
          <PasswordField label={t.password} />
          <Select label={t.type} options={[{ value: 'house', label: t.house }]} />
          <CodeBoxes label={t.code} value="123456" onValueChange={fn()} />
          <Checkbox label={t.remember} />
          <Button variant="primary">{t.save}</Button>
          <div>
            <Tag>{t.house}</Tag>
          </div>
          <Card>
            <Heading level={2}>{inLocale(globals, LONG_NAME)}</Heading>
            <TextLink href="#tour">{t.view}</TextLink>
          </Card>
        </Stack>
      </div>
    );
  },
  play: async ({ canvas }) => {
    await expect(getComputedStyle(document.documentElement).fontSize).toBe('32px');
    const phone = canvas.getByTestId('phone');
    await expect(phone.scrollWidth).toBeLessThanOrEqual(phone.clientWidth);
    for (const control of canvas.getAllByRole('button')) {
      await expect(control.scrollWidth).toBeLessThanOrEqual(control.clientWidth + 1);
    }
  },
};
