import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect } from 'storybook/test';
import { MailIcon } from '../../icons';
import { guide } from '../../testing/guide';
import { LONG_NAME } from '../../testing/geometry';
import { inLocale } from '../../testing/inLocale';
import { padded } from '../../testing/padded';
import { Ltr } from '../Ltr';
import { TextField } from './TextField';

const words = {
  en: {
    label: 'Email',
    hint: 'The address your contract was sent to',
    error: 'Enter a valid e-mail',
    name: 'Project name',
    area: 'Area',
    why: 'The user name cannot be changed.',
  },
  ar: {
    label: 'البريد الإلكتروني',
    hint: 'العنوان الذي أُرسل إليه عقدك',
    error: 'أدخل بريدًا إلكترونيًا صحيحًا',
    name: 'اسم المشروع',
    area: 'المساحة',
    why: 'لا يمكن تغيير اسم المستخدم.',
  },
};

const meta = {
  title: 'Components/Forms/TextField',
  component: TextField,
  parameters: guide({
    do: ['For one line of text.'],
    dont: ['For dates, phones, codes and secrets: they have their own fields.'],
    rtl: '`dir="ltr"` for addresses and user names.',
    accessibility: 'Label, hint and error are tied to the input; an error sets `aria-invalid`.',
    keys: 'field',
  }),
  args: { label: '' },
  decorators: [padded('28rem')],
  render: (args, { globals }) => (
    <TextField {...args} type="email" dir="ltr" label={inLocale(globals, words).label} />
  ),
} satisfies Meta<typeof TextField>;

export default meta;
type Story = StoryObj<typeof meta>;

export const Rest: Story = {
  play: async ({ canvas, globals, userEvent }) => {
    const input = canvas.getByRole('textbox', { name: inLocale(globals, words).label });
    await userEvent.type(input, 'sara@example.com');
    await expect(input).toHaveValue('sara@example.com');
  },
};

export const WithHint: Story = {
  render: (args, { globals }) => {
    const { label, hint } = inLocale(globals, words);
    return <TextField {...args} dir="ltr" label={label} hint={hint} start={<MailIcon />} />;
  },
  play: async ({ canvas, globals }) => {
    await expect(canvas.getByRole('textbox')).toHaveAccessibleDescription(
      inLocale(globals, words).hint,
    );
  },
};

export const Invalid: Story = {
  render: (args, { globals }) => {
    const { label, error } = inLocale(globals, words);
    return <TextField {...args} dir="ltr" label={label} error={error} defaultValue="sara@" />;
  },
  play: async ({ canvas, globals }) => {
    const input = canvas.getByRole('textbox');
    await expect(input).toBeInvalid();
    await expect(input).toHaveAccessibleDescription(inLocale(globals, words).error);
    // With the black border of a hovered field, the red one would be between two black rings.
    const control = input.parentElement;
    const onHover = [...document.styleSheets]
      .flatMap(({ cssRules }) => [...cssRules])
      .filter((rule) => rule instanceof CSSStyleRule)
      .filter(({ selectorText }) => selectorText.includes(':hover'))
      .filter(({ selectorText }) => control?.matches(selectorText.replaceAll(':hover', ':is(*)')));
    await expect(onHover.filter(({ style }) => style.borderColor !== '')).toEqual([]);
  },
};

export const Disabled: Story = {
  args: { disabled: true, defaultValue: 'sara-haddad' },
  render: (args, { globals }) => (
    <TextField {...args} dir="ltr" label="@" hint={inLocale(globals, words).why} />
  ),
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('textbox')).toBeDisabled();
  },
};

export const WithUnit: Story = {
  render: (args, { globals }) => (
    <TextField
      {...args}
      dir="ltr"
      inputMode="decimal"
      label={inLocale(globals, words).area}
      defaultValue="420"
      end={<Ltr>m²</Ltr>}
    />
  ),
  play: async ({ canvas, globals }) => {
    const input = canvas.getByRole('textbox').getBoundingClientRect();
    const unit = canvas.getByText('m²').getBoundingClientRect();
    const after = globals['locale'] === 'ar' ? unit.left < input.left : unit.left > input.left;
    await expect(after).toBe(true);
  },
};

/** An address runs from left to right, but is aligned with the page's inline start. */
export const AddressStartsWithThePage: Story = {
  args: { defaultValue: 'sara@example.com' },
  play: async ({ canvas, globals }) => {
    const { textAlign, direction } = getComputedStyle(canvas.getByRole('textbox'));
    await expect(direction).toBe('ltr');
    await expect(textAlign).toMatch(globals['locale'] === 'ar' ? /right$/ : /left$/);
  },
};

export const LongText: Story = {
  render: (args, { globals }) => (
    <TextField
      {...args}
      dir="auto"
      label={inLocale(globals, LONG_NAME)}
      error={inLocale(globals, LONG_NAME)}
      defaultValue={inLocale(globals, LONG_NAME)}
    />
  ),
  play: async ({ canvas }) => {
    await expect(document.documentElement.scrollWidth).toBeLessThanOrEqual(window.innerWidth);
    await expect(canvas.getByRole('textbox')).toBeVisible();
  },
};
