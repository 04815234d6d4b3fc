import { isHeld, release } from '@jawla/mocks';
import { Button } from '@jawla/ui';
import type { StoryContext } from '@storybook/react-vite';
import { useState, type ReactNode } from 'react';
import { expect, userEvent, waitFor } from 'storybook/test';

/** Longer than a response takes from the mock to the store. */
const AWAY_MS = 250;

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

/** Leaves a `Revisited` screen while the response to its request is held, and returns after it. */
export async function leaveAndReturn({ canvas }: Pick<StoryContext, 'canvas'>): Promise<void> {
  await waitFor(() => expect(isHeld()).toBe(true));
  await userEvent.click(canvas.getByRole('button', { name: 'Leave' }));
  release();
  await new Promise((resolve) => setTimeout(resolve, AWAY_MS));
  await userEvent.click(canvas.getByRole('button', { name: 'Return' }));
}
