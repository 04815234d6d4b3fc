import type { Decorator } from '@storybook/react-vite';

/** Air round a component that has none of its own, and a width it might really get. */
export function padded(maxInlineSize = '40rem'): Decorator {
  return (Story, { parameters: { room = maxInlineSize } }) => (
    <div style={{ padding: '2rem', maxInlineSize: String(room) }}>
      <Story />
    </div>
  );
}
