import type { Meta, StoryObj } from '@storybook/react-vite';
import { useState } from 'react';
import { expect, fireEvent, fn } from 'storybook/test';
import { guide } from '../../testing/guide';
import { inLocale } from '../../testing/inLocale';
import { padded } from '../../testing/padded';
import { CodeBoxes } from './CodeBoxes';

const words = {
  en: { label: 'Code from the message', wrong: 'Wrong code' },
  ar: { label: 'الرمز الوارد في الرسالة', wrong: 'رمز غير صحيح' },
};

const meta = {
  title: 'Components/Forms/CodeBoxes',
  component: CodeBoxes,
  parameters: guide({
    do: ['For codes from a message.'],
    dont: ['For other numbers: use TextField.'],
    rtl: 'The boxes run from left to right in both languages; Arabic digits become Latin.',
    accessibility: 'One input with `autocomplete="one-time-code"`; the boxes are decoration.',
    keys: 'field',
  }),
  args: { label: '', value: '', onValueChange: fn() },
  decorators: [padded()],
  render: function Controlled(args, { globals }) {
    const [value, setValue] = useState(args.value);
    const { label, wrong } = inLocale(globals, words);
    return (
      <CodeBoxes
        {...args}
        label={label}
        error={args.error === undefined ? undefined : wrong}
        value={value}
        onValueChange={(next) => {
          setValue(next);
          args.onValueChange?.(next);
        }}
      />
    );
  },
} satisfies Meta<typeof CodeBoxes>;

export default meta;
type Story = StoryObj<typeof meta>;

function boxes() {
  return [...document.querySelectorAll<HTMLElement>('[data-box]')];
}

export const Empty: Story = {
  play: async ({ canvas, globals }) => {
    const input = canvas.getByRole('textbox', { name: inLocale(globals, words).label });
    input.focus();
    await expect(input).toHaveAttribute('autocomplete', 'one-time-code');
    await expect(boxes()).toHaveLength(6);
  },
};

export const TypesFromBoxToBox: Story = {
  play: async ({ canvas, userEvent }) => {
    await userEvent.type(canvas.getByRole('textbox'), '123456');
    await expect(boxes().map((box) => box.textContent)).toEqual(['1', '2', '3', '4', '5', '6']);
  },
};

/** Box 1 is to the left of box 6 in both languages. */
export const LeftToRight: Story = {
  args: { value: '123456' },
  play: async () => {
    const lefts = boxes().map((box) => box.getBoundingClientRect().left);
    await expect(lefts).toEqual([...lefts].sort((a, b) => a - b));
  },
};

export const BackspaceMovesBack: Story = {
  args: { value: '123' },
  play: async ({ args, canvas, userEvent }) => {
    await userEvent.click(canvas.getByRole('textbox'));
    await userEvent.keyboard('{End}{Backspace}');
    await expect(args.onValueChange).toHaveBeenLastCalledWith('12');
  },
};

export const LetterRefused: Story = {
  play: async ({ args, canvas, userEvent }) => {
    await userEvent.type(canvas.getByRole('textbox'), 'a7');
    await expect(args.onValueChange).toHaveBeenLastCalledWith('7');
  },
};

export const ArabicDigits: Story = {
  play: async ({ args, canvas, userEvent }) => {
    await userEvent.type(canvas.getByRole('textbox'), '٠٧٩');
    await expect(args.onValueChange).toHaveBeenLastCalledWith('079');
  },
};

export const Pasted: Story = {
  args: { value: '9' },
  play: async ({ canvas, userEvent }) => {
    await userEvent.click(canvas.getByRole('textbox'));
    await userEvent.paste('Your code is 123 456');
    await expect(canvas.getByRole('textbox')).toHaveValue('123456');
  },
};

/** A message with a phone number in it, in either language. */
export const PastedMessage: Story = {
  args: { value: '9' },
  play: async ({ canvas, userEvent }) => {
    const input = canvas.getByRole('textbox');
    await userEvent.click(input);
    await userEvent.paste('Call 0790000000: code 123-456');
    await expect(input).toHaveValue('123456');
    await userEvent.clear(input);
    await userEvent.paste('اتصل بـ ٠٧٩٠٠٠٠٠٠٠: الرمز ٦٥٤-٣٢١');
    await expect(input).toHaveValue('654321');
  },
};

/** Of a longer number, the first digits fill the boxes; a shorter one is inserted. */
export const PastedWithoutCode: Story = {
  args: { value: '9' },
  play: async ({ args, canvas, userEvent }) => {
    const input = canvas.getByRole('textbox');
    await userEvent.click(input);
    await userEvent.paste('12');
    await expect(args.onValueChange).toHaveBeenLastCalledWith('912');
    await userEvent.paste('123456');
    await expect(input).toHaveValue('123456');
    for (const text of ['65432198', '٦٥٤٣٢١٩٨', ' 6543-2198 ', 'Code: 6543 2198.']) {
      await userEvent.clear(input);
      await userEvent.paste(text);
      await expect(input).toHaveValue('654321');
    }
  },
};

/** An autofill suggestion of the phone's keyboard arrives as typed text, not as pasted. */
export const FilledFromTheMessage: Story = {
  play: async ({ canvas }) => {
    const input = canvas.getByRole('textbox');
    await fireEvent.change(input, { target: { value: 'Call 0790000000: code 123-456' } });
    await expect(input).toHaveValue('123456');
  },
};

export const Invalid: Story = {
  args: { value: '123456', error: 'wrong' },
  play: async ({ canvas, globals }) => {
    const input = canvas.getByRole('textbox');
    await expect(input).toBeInvalid();
    await expect(input).toHaveAccessibleDescription(inLocale(globals, words).wrong);
  },
};

/** The next digit replaces a code that turns out to be wrong. */
export const WrongReplaced: Story = {
  render: function Checks(_, { globals }) {
    const [value, setValue] = useState('');
    const { label, wrong } = inLocale(globals, words);
    return (
      <CodeBoxes
        label={label}
        error={value.length === 6 ? wrong : undefined}
        value={value}
        onValueChange={setValue}
      />
    );
  },
  play: async ({ canvas, userEvent }) => {
    const input = canvas.getByRole('textbox');
    await userEvent.type(input, '000000');
    await expect(input).toBeInvalid();
    await userEvent.keyboard('7');
    await expect(input).toHaveValue('7');
  },
};

export const Disabled: Story = {
  args: { value: '123456', disabled: true },
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('textbox')).toBeDisabled();
  },
};
