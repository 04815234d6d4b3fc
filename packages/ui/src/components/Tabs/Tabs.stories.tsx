import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, fn, waitFor } from 'storybook/test';
import { guide } from '../../testing/guide';
import { inlineStart } from '../../testing/geometry';
import { inLocale } from '../../testing/inLocale';
import { padded } from '../../testing/padded';
import { Text } from '../Text';
import { Tabs } from './Tabs';

const words = {
  en: { label: 'Parts of the project', tabs: ['Facts', 'Dates', 'Access', 'Archive'] },
  ar: { label: 'أجزاء المشروع', tabs: ['البيانات', 'التواريخ', 'الوصول', 'الأرشيف'] },
};

const meta = {
  title: 'Components/Navigation/Tabs',
  component: Tabs,
  parameters: guide({
    do: ['For parts of one thing, of which one is seen.'],
    dont: ['For pages with addresses of their own: use links.'],
    rtl: 'Arrow keys move to the side they point to.',
    accessibility: 'A named tablist; each part is a tabpanel.',
    keys: 'tabs',
  }),
  args: { label: '', tabs: [], onSelect: fn() },
  decorators: [padded()],
  render: (args, { globals }) => {
    const { label, tabs } = inLocale(globals, words);
    return (
      <Tabs
        {...args}
        label={label}
        tabs={tabs.map((tab, at) => ({
          id: String(at),
          label: tab,
          disabled: at === 3,
          content: <Text>{`${tab}…`}</Text>,
        }))}
      />
    );
  },
} satisfies Meta<typeof Tabs>;

export default meta;
type Story = StoryObj<typeof meta>;

export const Shown: Story = {
  play: async ({ canvas, globals, userEvent }) => {
    const { tabs } = inLocale(globals, words);
    const [first, second] = await canvas.findAllByRole('tab');
    if (!first || !second) throw new Error('There are four tabs.');
    await waitFor(() => expect(first).toHaveAttribute('aria-selected', 'true'));
    await expect(inlineStart(first)).toBeLessThan(inlineStart(second));
    await userEvent.click(second);
    await expect(canvas.getByRole('tabpanel')).toHaveTextContent(tabs[1] ?? '');
  },
};

/** In Arabic, the left arrow key moves to the next tab, in visual order. */
export const Keyboard: Story = {
  play: async ({ args, canvas, globals, userEvent }) => {
    // Until one is selected, no tab can be reached with the Tab key.
    await canvas.findByRole('tab', { selected: true });
    await userEvent.tab();
    await userEvent.keyboard(globals['locale'] === 'ar' ? '{ArrowLeft}' : '{ArrowRight}');
    await expect(canvas.getAllByRole('tab')[1]).toHaveFocus();
    await expect(args.onSelect).toHaveBeenLastCalledWith('1');
    await userEvent.keyboard('{End}');
    await expect(canvas.getAllByRole('tab')[2]).toHaveFocus();
  },
};
