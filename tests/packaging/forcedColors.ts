/** States that must stay visible when the user replaces all colours: the browser then drops author backgrounds. */
import type { Page } from 'playwright';
import { frameUrl } from '../../.storybook/review/frameUrl.ts';
import { playedStory } from '../storyEnding.ts';

export interface VisibleState {
  name: string;
  story: string;
  /** Selects a button to press first, which opens the element. */
  press?: string;
  /** Selects the element that has the state; the first one counts. */
  element: string;
  /** Runs in the page and brings the element into the state; left out, the story has done so. */
  give?: (element: Element) => void;
  /** Runs in the page and takes the state away, and nothing else. */
  take: (element: Element) => void;
  /** Width of the window in CSS pixels. */
  width?: number;
}

function check(element: Element): void {
  if (element instanceof HTMLInputElement) element.checked = true;
}

function uncheck(element: Element): void {
  if (element instanceof HTMLInputElement) element.checked = false;
}

function isNotCurrent(element: Element): void {
  element.removeAttribute('data-current');
  element.removeAttribute('aria-current');
}

/** Gives an entry, or a step, the classes of one that is not current. */
function dressAsOther(element: Element): void {
  const item = element.closest('li');
  const others = [...(item?.parentElement?.children ?? [])].filter(
    (other) =>
      other.querySelector('[aria-current]') === null && !other.hasAttribute('aria-current'),
  );
  const other = others.at(-1);
  if (!item || !other) throw new Error('Every entry is current.');
  item.className = other.className;
  const parts = [...item.querySelectorAll('*')];
  for (const [at, part] of [...other.querySelectorAll('*')].entries())
    parts[at]?.setAttribute('class', part.getAttribute('class') ?? '');
}

export const VISIBLE_STATES: readonly VisibleState[] = [
  {
    name: 'a switch that is on',
    story: 'components-forms-switch--with-hint',
    element: 'input',
    give: check,
    take: uncheck,
  },
  {
    name: 'a ticked checkbox',
    story: 'components-forms-checkbox--chosen',
    element: 'input',
    give: check,
    take: uncheck,
  },
  {
    name: 'a mixed checkbox',
    story: 'components-forms-checkbox--mixed',
    element: 'input',
    give: (element) => {
      if (!(element instanceof HTMLInputElement)) return;
      element.checked = false;
      element.indeterminate = true;
    },
    take: (element) => {
      if (element instanceof HTMLInputElement) element.indeterminate = false;
    },
  },
  {
    name: 'a chosen radio button',
    story: 'components-forms-radiogroup--chosen',
    element: 'input',
    give: check,
    take: uncheck,
  },
  {
    name: 'a chosen segment',
    story: 'components-forms-segmentedcontrol--three',
    element: 'input',
    give: check,
    take: uncheck,
  },
  {
    name: 'a chosen chip',
    story: 'components-forms-segmentedcontrol--chips',
    element: 'input',
    give: check,
    take: uncheck,
  },
  {
    name: 'the value of a slider',
    story: 'components-forms-slider--middle',
    element: 'input',
    give: (element) => {
      if (element instanceof HTMLInputElement) element.value = element.max;
    },
    take: (element) => {
      if (element instanceof HTMLInputElement) element.value = element.min;
    },
  },
  {
    name: 'the share of a meter',
    story: 'components-data-meter--with-text',
    element: '[role="meter"] > div',
    take: (element) => element.setAttribute('style', 'visibility: hidden'),
  },
  {
    name: 'the current entry of a timeline',
    story: 'components-data-timeline--three-dates',
    element: '[aria-current="date"]',
    take: dressAsOther,
  },
  {
    name: 'the current date of a line',
    story: 'components-data-timeline--as-a-line',
    element: '[aria-current="date"]',
    take: dressAsOther,
  },
  {
    name: 'the current step',
    story: 'components-navigation-stepper--in-the-middle',
    element: '[aria-current="step"]',
    take: dressAsOther,
  },
  {
    name: 'the current page of a pagination',
    story: 'components-navigation-pagination--middle',
    element: '[aria-current="page"]',
    take: isNotCurrent,
  },
  {
    name: 'the current page of the top navigation',
    story: 'components-navigation-topnavigation--admin',
    element: '[data-current]:visible',
    take: isNotCurrent,
    width: 1024,
  },
  {
    name: 'the current page of the tab bar',
    story: 'components-navigation-tabbar--admin',
    element: '[data-current]:visible',
    take: isNotCurrent,
    width: 360,
  },
  {
    name: 'the focused entry of a menu',
    story: 'components-actions-menu--closed',
    press: '#storybook-root button',
    element: '[role^="menuitem"]',
    give: (element) => element.setAttribute('data-focused', 'true'),
    take: (element) => {
      element.removeAttribute('data-focused');
      element.removeAttribute('data-focus-visible');
    },
  },
  {
    name: 'a disabled entry of a menu',
    story: 'components-actions-menu--closed',
    press: '#storybook-root button',
    element: '[role^="menuitem"][data-disabled]',
    take: (element) => element.removeAttribute('data-disabled'),
  },
  {
    name: 'a disabled segment',
    story: 'components-forms-segmentedcontrol--disabled',
    element: 'input:disabled',
    take: (element) => element.closest('fieldset')?.removeAttribute('disabled'),
  },
  {
    name: 'a disabled step of a pagination',
    story: 'components-navigation-pagination--to-the-end',
    element: '[aria-disabled]',
    take: (element) => element.removeAttribute('aria-disabled'),
  },
  {
    name: 'a day beyond the limits',
    story: 'components-forms-calendar--with-limits',
    element: 'td > [data-disabled]:visible',
    take: (element) => element.removeAttribute('data-disabled'),
  },
  {
    name: 'the selected tab',
    story: 'components-navigation-tabs--shown',
    element: '[role="tab"][aria-selected="true"]',
    take: (element) => element.setAttribute('aria-selected', 'false'),
  },
  {
    name: 'a selected day',
    story: 'components-forms-calendar--chosen',
    element: '[data-selected]',
    take: (element) => element.removeAttribute('data-selected'),
  },
];

/** How far around the element its state may be drawn, in CSS pixels: focus rings lie outside. */
const MARGIN = 12;

/**
 * Returns whether a state can be seen with forced colours: whether the picture of the element and of what is around
 * it changes when the state is taken away.
 *
 * @param page - emulates forced colours, and knows the built Storybook under its base URL
 */
export async function isVisible(page: Page, state: VisibleState, base: string): Promise<boolean> {
  await page.setViewportSize({ width: state.width ?? 600, height: 700 });
  await page.goto(base + frameUrl(state.story, { locale: 'en' }));
  await playedStory(page);
  if (state.press !== undefined) await page.locator(state.press).first().click();
  await page.mouse.move(0, 0);
  const element = page.locator(state.element).first();
  await element.scrollIntoViewIfNeeded();
  await element.evaluate(() => {
    if (document.activeElement instanceof HTMLElement) document.activeElement.blur();
  });
  if (state.give) await element.evaluate(state.give);
  const box = await element.boundingBox();
  if (!box) throw new Error(`There is nothing to see: ${state.name}`);
  const clip = {
    x: Math.max(0, box.x - MARGIN),
    y: Math.max(0, box.y - MARGIN),
    width: box.width + 2 * MARGIN,
    height: box.height + 2 * MARGIN,
  };
  const shoot = () => page.screenshot({ clip, animations: 'disabled', caret: 'hide' });
  const handle = await element.elementHandle();
  const before = await shoot();
  await handle?.evaluate(state.take);
  const after = await shoot();
  return !before.equals(after);
}
