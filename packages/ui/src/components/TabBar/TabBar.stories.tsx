import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect } from 'storybook/test';
import { guide } from '../../testing/guide';
import { inLocale } from '../../testing/inLocale';
import { adminNavigation, eightPages, frameWords, longPages } from '../../testing/navigation';
import { inWindow } from '../../testing/windows';
import { TabBar } from './TabBar';

const meta = {
  title: 'Components/Navigation/TabBar',
  component: TabBar,
  ...inWindow(360),
  parameters: {
    ...inWindow(360).parameters,
    ...guide({
      do: ['With TopNavigation, for the pages that people change between on a phone.'],
      dont: ['For parts of one page: use Tabs.', 'With fewer than two pages.'],
      rtl: 'The first page is at the start of the line.',
      accessibility:
        'A named navigation of links; the current one has `aria-current`, and counts are read in words.',
      keys: 'disclosure',
      framed: true,
    }),
  },
  args: { label: '', moreLabel: '', items: [] },
  render: (args, { globals }) => (
    <div style={{ display: 'grid', alignItems: 'end', minBlockSize: '100dvb' }}>
      <TabBar {...args} {...adminNavigation(globals)} />
    </div>
  ),
} satisfies Meta<typeof TabBar>;

export default meta;
type Story = StoryObj<typeof meta>;

export const Admin: Story = {
  play: async ({ canvas, globals }) => {
    const { main, clients, footageShort, waiting } = inLocale(globals, frameWords);
    const bar = canvas.getByRole('navigation', { name: main });
    await expect(bar.getBoundingClientRect().height).toBe(57);
    await expect(canvas.getByRole('link', { name: clients })).toHaveAttribute(
      'aria-current',
      'page',
    );
    const footage = canvas.getByRole('link', { name: `${footageShort} ${waiting(3)}` });
    await expect(footage.getBoundingClientRect().height).toBeGreaterThanOrEqual(44);
  },
};

/** Five targets at most; the other items are behind a button. */
export const EightItems: Story = {
  ...inWindow(320),
  render: (_, { globals }) => (
    <div style={{ display: 'grid', alignItems: 'end', minBlockSize: '100dvb' }}>
      <TabBar {...eightPages(globals)} />
    </div>
  ),
  play: async ({ canvas, globals, userEvent }) => {
    const { more, page } = inLocale(globals, frameWords);
    await expect(canvas.getAllByRole('link')).toHaveLength(4);
    await userEvent.click(canvas.getByRole('button', { name: more }));
    const last = canvas.getByRole('link', { name: page(8) });
    await expect(last).toBeVisible();
    const { left, right, top } = last.getBoundingClientRect();
    await expect(left).toBeGreaterThanOrEqual(0);
    await expect(right).toBeLessThanOrEqual(window.innerWidth);
    await expect(top).toBeGreaterThanOrEqual(0);
    await userEvent.keyboard('{Escape}');
    await expect(canvas.getByRole('button', { name: more })).toHaveFocus();
    await expect(last).not.toBeVisible();
  },
};

export const LongText: Story = {
  render: (_, { globals }) => <TabBar {...longPages(globals)} />,
  play: async () => {
    await expect(document.documentElement.scrollWidth).toBeLessThanOrEqual(window.innerWidth);
  },
};

/** Words are neither torn nor cut when the text is twice as large. */
export const LargeText: Story = {
  ...inWindow(320),
  globals: { ...inWindow(320).globals, textSize: '200' },
  play: async ({ canvas }) => {
    await expect(document.documentElement.scrollWidth).toBeLessThanOrEqual(window.innerWidth);
    for (const link of canvas.getAllByRole('link')) {
      await expect(link.scrollWidth).toBeLessThanOrEqual(link.clientWidth);
      const label = link.querySelector('bdi');
      const lines = label?.getClientRects().length ?? 0;
      await expect(lines).toBe(label?.textContent.includes(' ') === true ? lines : 1);
      const { scrollWidth = 1, clientWidth = 0 } = label?.parentElement ?? {};
      await expect(scrollWidth).toBeLessThanOrEqual(clientWidth);
    }
  },
};

/** From 640 px on, the header contains the items. */
export const NotShownOnTablets: Story = {
  ...inWindow(768),
  play: async ({ canvas }) => {
    await expect(canvas.queryByRole('navigation')).toBeNull();
  },
};
