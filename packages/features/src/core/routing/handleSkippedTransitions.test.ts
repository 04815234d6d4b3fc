import { describe, expect, it, vi } from 'vitest';
import { handleSkippedTransitions } from './handleSkippedTransitions';

function pageThatSkips() {
  const skipped = new DOMException('Transition was skipped', 'AbortError');
  const startViewTransition = vi.fn(() => ({ ready: Promise.reject(skipped) }));
  // Only what the function uses; browsers have the method on the prototype.
  return Object.create({ startViewTransition }) as Document;
}

describe('handleSkippedTransitions', () => {
  it('handles the rejection of a skipped transition', async () => {
    const unhandled = vi.fn();
    process.on('unhandledRejection', unhandled);
    const page = pageThatSkips();
    handleSkippedTransitions(page);
    page.startViewTransition();
    await new Promise((resolve) => setTimeout(resolve, 10));
    process.off('unhandledRejection', unhandled);
    expect(unhandled).not.toHaveBeenCalled();
  });

  it('wraps the method once', () => {
    const page = pageThatSkips();
    handleSkippedTransitions(page);
    const { startViewTransition } = page;
    handleSkippedTransitions(page);
    expect(page.startViewTransition).toBe(startViewTransition);
  });

  it('does nothing in a browser without view transitions', () => {
    const page = Object.create({}) as Document;
    handleSkippedTransitions(page);
    expect('startViewTransition' in page).toBe(false);
  });
});
