import type { Decorator } from '@storybook/react-vite';

/** Decorator: padding around a part of a screen, and a realistic width. */
export function padded(maxInlineSize: string): Decorator {
  return (Story, { parameters: { room = maxInlineSize } }) => (
    <div style={{ padding: '2rem', maxInlineSize: String(room) }}>
      <Story />
    </div>
  );
}
