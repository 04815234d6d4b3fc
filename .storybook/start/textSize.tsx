import type { Decorator } from '@storybook/react-vite';
import { useLayoutEffect, type ReactNode } from 'react';

/** Percent of the browser's default size; WCAG 1.4.4 requires 200. */
export const TEXT_SIZES = ['100', '150', '200'] as const;

/** Sets the size of all text, as users do in the browser's settings. */
export const textSize: Decorator = (Story, { globals }) => (
  <Sized percent={TEXT_SIZES.find((size) => size === String(globals['textSize'])) ?? '100'}>
    <Story />
  </Sized>
);

function Sized({ percent, children }: { percent: string; children: ReactNode }) {
  useLayoutEffect(() => {
    const { style } = document.documentElement;
    style.fontSize = percent === '100' ? '' : `${percent}%`;
    return () => {
      style.fontSize = '';
    };
  }, [percent]);
  return children;
}
