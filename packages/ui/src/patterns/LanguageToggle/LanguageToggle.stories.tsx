import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, fn } from 'storybook/test';
import { guide } from '../../testing/guide';
import { inLocale } from '../../testing/inLocale';
import { padded } from '../../testing/padded';
import { LanguageToggle } from './LanguageToggle';

const others = {
  en: { locale: 'ar', name: 'العربية' },
  ar: { locale: 'en', name: 'English' },
} as const;

const meta = {
  title: 'Components/Actions/LanguageToggle',
  component: LanguageToggle,
  parameters: guide({
    do: ['In the header of every page.'],
    dont: ['With a flag: a language is not a country.'],
    rtl: 'It names the other language in that language.',
    accessibility: 'Its text has the `lang` of the other language.',
    keys: 'button',
  }),
  args: { target: others.en, onClick: fn() },
  decorators: [padded()],
  render: (args, { globals }) => <LanguageToggle {...args} target={inLocale(globals, others)} />,
} satisfies Meta<typeof LanguageToggle>;

export default meta;
type Story = StoryObj<typeof meta>;

export const Rest: Story = {
  play: async ({ args, canvas, globals, userEvent }) => {
    const { name } = inLocale(globals, others);
    await userEvent.click(canvas.getByRole('button', { name }));
    await expect(args.onClick).toHaveBeenCalledOnce();
  },
};

export const Focused: Story = {
  play: async ({ canvas, userEvent }) => {
    await userEvent.tab();
    const toggle = canvas.getByRole('button');
    await expect(toggle).toHaveFocus();
    await expect(getComputedStyle(toggle).outlineStyle).toBe('solid');
  },
};
