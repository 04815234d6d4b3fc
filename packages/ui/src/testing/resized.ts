/**
 * Waits until the window's `resize` event is over: the window of a story may differ from the one before, and the
 * event comes with the next frame, in the middle of a story. What closes when the window changes its size would close.
 */
export async function resized(): Promise<void> {
  for (let frame = 0; frame < 2; frame += 1) {
    await new Promise((resolve) => {
      requestAnimationFrame(resolve);
    });
  }
}
