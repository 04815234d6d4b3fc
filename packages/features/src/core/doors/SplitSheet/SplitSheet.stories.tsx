import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect } from 'storybook/test';
import { SplitSheet } from './SplitSheet';

const meta = {
  title: 'Screens/Public/Login/Drawing',
  component: SplitSheet,
  args: { children: null },
} satisfies Meta<typeof SplitSheet>;

export default meta;
type Story = StoryObj<typeof meta>;

/** Once, and never with reduced motion. */
export const DrawsIn: Story = {
  args: { drawsIn: true },
  play: async ({ canvasElement }) => {
    const moves = matchMedia('(prefers-reduced-motion: no-preference)').matches;
    const lines = canvasElement.getAnimations({ subtree: true });
    await expect(lines).toHaveLength(moves ? 6 : 0);
    await Promise.all(lines.map(({ finished }) => finished));
  },
};
