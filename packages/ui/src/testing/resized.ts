/**
 * Waits until the window's `resize` event has fired: the window of a story may differ from the previous one,
 * and the event fires in the next frame, during the story. It would close menus that close on resize.
 */
export async function resized(): Promise<void> {
  for (let frame = 0; frame < 2; frame += 1) {
    await new Promise((resolve) => {
      requestAnimationFrame(resolve);
    });
  }
}
