import type { ReactNode } from 'react';
import { createRoot } from 'react-dom/client';
import { waitFor } from 'storybook/test';
import { houseBrand } from '../../theme';
import { UiProvider } from '../../theme/UiProvider';

export interface Mounted {
  /** The component's outermost element. */
  root: HTMLElement;
  place: HTMLElement;
  unmount: () => void;
}

/** Renders a component alone below `container`, as an app does. */
export async function mount(
  container: HTMLElement,
  globals: Readonly<Record<string, unknown>>,
  node: ReactNode,
): Promise<Mounted> {
  const place = document.createElement('div');
  container.append(place);
  const app = createRoot(place);
  app.render(
    <UiProvider brand={houseBrand} scheme="light" locale={String(globals['locale'])}>
      <div data-component="">{node}</div>
    </UiProvider>,
  );
  const root = await waitFor(
    () => {
      const first = place.querySelector('[data-component] > *');
      if (!(first instanceof HTMLElement)) throw new Error('Nothing is rendered.');
      return first;
    },
    { timeout: 2000 },
  );
  return {
    root,
    place,
    unmount: () => {
      app.unmount();
      place.remove();
    },
  };
}
