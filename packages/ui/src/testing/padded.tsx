import type { Decorator } from '@storybook/react-vite';

/** Decorator: padding around a component without its own, and a realistic width. */
export function padded(maxInlineSize = '40rem'): Decorator {
  return (Story, { parameters: { room = maxInlineSize } }) => (
    <div style={{ padding: '2rem', maxInlineSize: String(room) }}>
      <Story />
    </div>
  );
}
