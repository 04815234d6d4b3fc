import { Button } from '@jawla/ui';
import type { StoryContext } from '@storybook/react-vite';
import { useState, type ReactNode } from 'react';
import { userEvent } from 'storybook/test';

/** Longer than a slow response of the mocks takes. */
const AWAY_MS = 2000;

/** A screen, with a button that unmounts and mounts it again: requests and uploads outlive the screen. */
export function Revisited({ children }: { children: ReactNode }) {
  const [isLeft, setLeft] = useState(false);
  return (
    <>
      {!isLeft && children}
      <Button onClick={() => setLeft(!isLeft)}>{isLeft ? 'Return' : 'Leave'}</Button>
    </>
  );
}

/** Leaves a `Revisited` screen, and returns when what was pending has been answered. */
export async function leaveAndReturn({ canvas }: Pick<StoryContext, 'canvas'>): Promise<void> {
  await userEvent.click(canvas.getByRole('button', { name: 'Leave' }));
  await new Promise((resolve) => setTimeout(resolve, AWAY_MS));
  await userEvent.click(canvas.getByRole('button', { name: 'Return' }));
}
