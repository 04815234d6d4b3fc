import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect } from 'storybook/test';
import { guide } from '../../testing/guide';
import { rectOfText } from '../../testing/geometry';
import { inLocale } from '../../testing/inLocale';
import { padded } from '../../testing/padded';
import { Text } from '../Text';
import { Ltr } from './Ltr';

const words = {
  en: {
    phone: 'Your phone: ',
    date: 'Photographed on ',
    page: 'Page ',
    mail: 'We have sent mail to ',
  },
  ar: { phone: 'هاتفك: ', date: 'صُوّر في ', page: 'صفحة ', mail: 'أرسلنا رسالة إلى ' },
};

const meta = {
  title: 'Components/Data/Ltr',
  component: Ltr,
  parameters: guide({
    do: ['For phone numbers, addresses, codes, dates and file names in any text.'],
    dont: ['For names of people and projects: they have their own direction, use `<bdi>`.'],
    rtl: 'Its purpose: `+962 79` keeps its plus on the left.',
    accessibility: 'An isolate (`bdi`); screen readers read its text as it is.',
    keys: 'none',
  }),
  decorators: [padded()],
} satisfies Meta<typeof Ltr>;

export default meta;
type Story = StoryObj<typeof meta>;

/** The plus is to the left of the first digit. */
export const Phone: Story = {
  render: (args, { globals }) => (
    <Text>
      {inLocale(globals, words).phone}
      <Ltr {...args}>+962 79 012 3456</Ltr>
    </Text>
  ),
  play: async ({ canvas }) => {
    const phone = canvas.getByText('+962 79 012 3456');
    await expect(rectOfText(phone, '+').right).toBeLessThanOrEqual(rectOfText(phone, '9').left + 1);
    await expect(rectOfText(phone, '962').right).toBeLessThan(rectOfText(phone, '3456').left);
  },
};

/** The year is to the left of the day. */
export const DateOfTour: Story = {
  render: (args, { globals }) => (
    <Text>
      {inLocale(globals, words).date}
      <Ltr {...args}>2026-03-05</Ltr>
    </Text>
  ),
  play: async ({ canvas }) => {
    const date = canvas.getByText('2026-03-05');
    await expect(rectOfText(date, '2026').right).toBeLessThan(rectOfText(date, '05').left);
  },
};

/** The page number is to the left of the number of pages. */
export const PageOfPages: Story = {
  render: (args, { globals }) => (
    <Text>
      {inLocale(globals, words).page}
      <Ltr {...args}>5 / 30</Ltr>
    </Text>
  ),
  play: async ({ canvas }) => {
    const page = canvas.getByText('5 / 30');
    await expect(rectOfText(page, '5').right).toBeLessThan(rectOfText(page, '30').left);
  },
};

/** The address moves to the second line as a whole: it does not break after its hyphen. */
export const AddressAtTheEndOfALine: Story = {
  render: (args, { globals }) => (
    <Text style={{ inlineSize: '14rem' }}>
      {inLocale(globals, words).mail}
      <Ltr {...args}>huda@al-noor.example</Ltr>
    </Text>
  ),
  play: async ({ canvas }) => {
    const mail = canvas.getByText('huda@al-noor.example');
    await expect(rectOfText(mail, 'example').top).toBe(rectOfText(mail, 'huda').top);
  },
};

/** Longer than a line, it wraps instead of widening the page. */
export const LongAddress: Story = {
  render: (args, { globals }) => (
    <Text style={{ inlineSize: '10rem' }}>
      {inLocale(globals, words).mail}
      <Ltr {...args}>a-very-long-name-of-a-person@subdomain.al-noor.example</Ltr>
    </Text>
  ),
  play: async ({ canvas }) => {
    const mail = canvas.getByText(/^a-very-long/);
    await expect(mail.offsetWidth).toBeLessThanOrEqual(160);
    await expect(mail.scrollWidth).toBeLessThanOrEqual(mail.offsetWidth);
  },
};
