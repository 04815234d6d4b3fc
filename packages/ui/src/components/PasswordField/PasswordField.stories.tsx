import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, fireEvent } from 'storybook/test';
import { guide } from '../../testing/guide';
import { inLocale } from '../../testing/inLocale';
import { padded } from '../../testing/padded';
import { Button } from '../Button';
import { Stack } from '../Stack';
import { PasswordField } from './PasswordField';

const words = {
  en: {
    label: 'Password',
    show: 'Show password',
    capsLock: 'Caps Lock is on',
    arabicLetters: 'Your keyboard is set to Arabic',
    error: 'Password is required',
    send: 'Log in',
  },
  ar: {
    label: 'كلمة المرور',
    show: 'إظهار كلمة المرور',
    capsLock: 'مفتاح الأحرف الكبيرة مفعّل',
    arabicLetters: 'لوحة المفاتيح مضبوطة على العربية',
    error: 'كلمة المرور مطلوبة',
    send: 'تسجيل الدخول',
  },
};

const meta = {
  title: 'Components/Forms/PasswordField',
  component: PasswordField,
  parameters: guide({
    do: ['For secrets, with `autoComplete` set.'],
    dont: ['For one-time codes: use CodeBoxes.'],
    rtl: 'The secret runs from left to right; the toggle is at the end of the line.',
    accessibility:
      'Label, hint and error are tied to the input; an error sets `aria-invalid`. Caps lock and Arabic letters are announced.',
    keys: 'field',
  }),
  args: { label: '', autoComplete: 'current-password' },
  decorators: [padded('28rem')],
  render: (args, { globals }) => {
    const { label, send, ...notes } = inLocale(globals, words);
    return (
      <form aria-label={send} onSubmit={(event) => event.preventDefault()}>
        <Stack>
          <PasswordField {...args} label={label} notes={notes} />
          <Button type="submit">{send}</Button>
        </Stack>
      </form>
    );
  },
} satisfies Meta<typeof PasswordField>;

export default meta;
type Story = StoryObj<typeof meta>;

export const Hidden: Story = {
  play: async ({ canvas, globals, userEvent }) => {
    const { label } = inLocale(globals, words);
    const input = canvas.getByLabelText(label);
    await userEvent.type(input, 'Abcdef12');
    await expect(input).toHaveAttribute('type', 'password');
  },
};

export const Shown: Story = {
  play: async ({ canvas, globals, userEvent }) => {
    const { label, show } = inLocale(globals, words);
    const toggle = canvas.getByRole('button', { name: show });
    await userEvent.type(canvas.getByLabelText(label), 'Abcdef12');
    await userEvent.click(toggle);
    await expect(toggle).toHaveAttribute('aria-pressed', 'true');
    await expect(canvas.getByLabelText(label)).toHaveAttribute('type', 'text');
    const { width, height } = toggle.getBoundingClientRect();
    await expect(Math.min(width, height)).toBeGreaterThanOrEqual(24);
  },
};

export const HidesAgainWhenSent: Story = {
  play: async ({ canvas, globals, userEvent }) => {
    const { label, show, send } = inLocale(globals, words);
    await userEvent.click(canvas.getByRole('button', { name: show }));
    await userEvent.click(canvas.getByRole('button', { name: send }));
    await expect(canvas.getByLabelText(label)).toHaveAttribute('type', 'password');
    await expect(canvas.getByRole('button', { name: show })).toHaveAttribute(
      'aria-pressed',
      'false',
    );
  },
};

export const CapsLock: Story = {
  play: async ({ canvas, globals }) => {
    const { label, capsLock } = inLocale(globals, words);
    const input = canvas.getByLabelText(label);
    await fireEvent.keyDown(input, { key: 'A', modifierCapsLock: true });
    await expect(await canvas.findByText(capsLock)).toBeVisible();
    await expect(input).toHaveAccessibleDescription(capsLock);
  },
};

export const ArabicLetters: Story = {
  play: async ({ canvas, globals, userEvent }) => {
    const { label, arabicLetters } = inLocale(globals, words);
    await userEvent.type(canvas.getByLabelText(label), 'شسيب');
    await expect(await canvas.findByText(arabicLetters)).toBeVisible();
  },
};

export const Invalid: Story = {
  render: (args, { globals }) => {
    const { label, error } = inLocale(globals, words);
    return <PasswordField {...args} label={label} error={error} />;
  },
  play: async ({ canvas, globals }) => {
    const { label, error } = inLocale(globals, words);
    await expect(canvas.getByLabelText(label)).toHaveAccessibleDescription(error);
  },
};
