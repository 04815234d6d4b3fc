import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect } from 'storybook/test';
import { Ring } from './Ring';

/** In the middle of the picture. */
const meta = {
  title: 'Screens/Client/Notes/Ring',
  component: Ring,
  args: { look: 'whole' },
  render: (args) => (
    <div
      data-testid="picture"
      style={{
        position: 'relative',
        blockSize: '20rem',
        background: 'var(--jawla-color-surfaceSunken)',
      }}
    >
      <Ring {...args} />
    </div>
  ),
} satisfies Meta<typeof Ring>;

export default meta;
type Story = StoryObj<typeof meta>;

/** After going to a note. It takes no presses. */
export const Whole: Story = {
  play: async ({ canvas }) => {
    const picture = canvas.getByTestId('picture');
    const { left, top, width, height } = picture.getBoundingClientRect();
    const middle = document.elementFromPoint(left + width / 2, top + height / 2);
    await expect(middle).toBe(picture);
  },
};

/** While placing. */
export const Dashed: Story = { args: { look: 'dashed' } };

/** Before it is removed. */
export const Leaving: Story = { args: { isLeaving: true } };
