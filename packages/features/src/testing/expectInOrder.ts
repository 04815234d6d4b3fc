import { expect } from 'storybook/test';

/** Expects elements to be below one another, in the given order. */
export async function expectInOrder(...parts: readonly Element[]): Promise<void> {
  for (const [index, part] of parts.entries()) {
    const above = parts[index - 1];
    if (above === undefined) continue;
    await expect(part.getBoundingClientRect().top).toBeGreaterThanOrEqual(
      above.getBoundingClientRect().bottom,
    );
  }
}
