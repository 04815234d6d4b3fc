/** The least size of what is pressed by a finger, in CSS pixels. */
const LEAST_PX = 44;
/** The border around an input presses it in no browser. */
const TOLERANCE_PX = 2;
/** The least space between two controls whose boxes are smaller than a target. */
const LEAST_SPACE_PX = 8;
const CONTROLS =
  'a[href], button, summary, select, textarea, input:not([type=hidden]), [role=option], [role=menuitem], [role=tab], [role=switch]';
/** Controls that may be smaller, by the title of their stories. Nothing is added here: the list shrinks. */
const KNOWN: Readonly<Record<string, readonly string[]>> = {
  // What is left of the folded bar leaves the window to the tour, whose own controls may be right above it.
  'Screens/Client/Project viewer': ['button “Show controls”'],
  // At twice the text size, the card cuts its link.
  'Foundations/Large text': ['a “View project”'],
  // Below the open tooltip of the next button.
  'Components/Overlays/Tooltip': ['button “1”'],
};
/** How often it is looked whether a target stays small, and the pause before each further time. */
const TIMES = 5;
const PAUSE_MS = 200;
const WINDOW = { width: '390px', height: '844px' };

/** A control that is too small, in words: its name, its element and its size. */
export type SmallTarget = string;

/**
 * Finds the controls whose target is smaller than 44 × 44 px in a phone's window, by hit tests around their centre, so
 * that what enlarges a target (a label, a pseudo-element) counts, and what covers it does not. As in WCAG 2.5.8, links in
 * a line of text may be small.
 */
export async function findSmallTargets(
  title: string,
  page: Document,
): Promise<readonly SmallTarget[]> {
  const frame = page.defaultView?.frameElement;
  if (!isElement(frame)) return [];
  const { width, height } = frame.style;
  Object.assign(frame.style, WINDOW);
  try {
    // What is closing still covers others: it is looked at again, as a person would wait.
    for (let times = 1; ; times += 1) {
      await nextFrame(page);
      const found = smallTargets(title, page);
      if (found.length === 0 || times === TIMES) return found;
      await new Promise((resolve) => setTimeout(resolve, PAUSE_MS));
    }
  } finally {
    Object.assign(frame.style, { width, height });
    scrollBack(page, frame);
  }
}

function smallTargets(title: string, page: Document): readonly SmallTarget[] {
  const controls = [...page.querySelectorAll<HTMLElement>(CONTROLS)].filter(
    (control) => !isExempt(control),
  );
  const small = controls.filter((control) => isSmall(boxOf(control)));
  const found = controls.flatMap((control) => {
    const size = sizeOfTarget(control);
    const name = nameOf(control);
    if (size === undefined || KNOWN[title]?.includes(name)) return [];
    const [inline, block] = size;
    if (Math.min(inline, block) < LEAST_PX - TOLERANCE_PX) {
      return [`${name} ${Math.round(inline)} × ${Math.round(block)}`];
    }
    return small
      .filter((other) => small.includes(control) && isTooNear(control, other))
      .map((other) => `${name} is less than ${LEAST_SPACE_PX} px from ${nameOf(other)}`);
  });
  return [...new Set(found)];
}

/** What is seen of a control: the label of a checkbox is pressed with it. */
function boxOf(control: HTMLElement): DOMRect {
  return (control.closest('label') ?? control).getBoundingClientRect();
}

function isSmall({ width, height }: DOMRect): boolean {
  return Math.min(width, height) < LEAST_PX - TOLERANCE_PX;
}

/** Not of what covers the other: a bar covers what scrolls below it, and hit tests find what covers more. */
function isTooNear(control: HTMLElement, other: HTMLElement): boolean {
  if (control.contains(other) || other.contains(control)) return false;
  const [a, b] = [boxOf(control), boxOf(other)];
  const space = Math.max(a.left - b.right, b.left - a.right, a.top - b.bottom, b.top - a.bottom);
  return space >= 0 && space < LEAST_SPACE_PX;
}

/** The frame is of another window, and so is its class. */
function isElement(frame: Element | null | undefined): frame is HTMLElement {
  return frame !== null && frame !== undefined && 'style' in frame;
}

/** Scrolling into view also moves the page around the frame, and nothing is animated in a frame that is out of sight. */
function scrollBack(page: Document, frame: HTMLElement): void {
  const around: Element[] = [page.documentElement];
  for (let at: Element | null = frame; at !== null; at = at.parentElement) around.push(at);
  for (const element of around) element.scrollTo({ left: 0, top: 0, behavior: 'instant' });
}

function nextFrame(page: Document): Promise<unknown> {
  return new Promise((resolve) => {
    page.defaultView?.requestAnimationFrame(resolve);
  });
}

function isExempt(control: HTMLElement): boolean {
  return (
    control.matches(':disabled, [aria-disabled=true], [aria-hidden=true] *, [inert] *') ||
    !control.checkVisibility({ visibilityProperty: true, opacityProperty: false }) ||
    isInText(control)
  );
}

/** Whether the line of a link has other words. */
function isInText(control: HTMLElement): boolean {
  if (!control.matches('a, button') || getComputedStyle(control).display !== 'inline') return false;
  for (let at: HTMLElement | null = control; at !== null; at = at.parentElement) {
    const siblings = [...(at.parentNode?.childNodes ?? [])].filter((node) => node !== at);
    if (siblings.some((node) => node.textContent?.trim() && isInline(node))) return true;
    if (getComputedStyle(at).display !== 'inline') return false;
  }
  return false;
}

function isInline(node: Node): boolean {
  return !(node instanceof Element) || getComputedStyle(node).display === 'inline';
}

/** Width and height of the area that presses the control; `undefined` if it cannot be pressed here. */
function sizeOfTarget(control: HTMLElement): readonly [number, number] | undefined {
  control.scrollIntoView({ block: 'center', inline: 'center' });
  const box = control.getBoundingClientRect();
  const x = box.left + box.width / 2;
  const y = box.top + box.height / 2;
  if (!isHit(control, x, y)) return undefined;
  const reach = (dx: number, dy: number) => {
    let far = 0;
    while (far < LEAST_PX && isHit(control, x + dx * (far + 1), y + dy * (far + 1))) far += 1;
    return isCovered(control, x + dx * (far + 1), y + dy * (far + 1)) ? LEAST_PX : far;
  };
  return [reach(-1, 0) + reach(1, 0) + 1, reach(0, -1) + reach(0, 1) + 1];
}

function isHit(control: HTMLElement, x: number, y: number): boolean {
  const hit = control.ownerDocument.elementFromPoint(x, y);
  if (hit === null) return false;
  if (control.contains(hit)) return hit.closest(CONTROLS) === control;
  return hit.closest('label')?.control === control;
}

/** Whether a bar or a dialog lies over a point of the control's own box, which can be scrolled out from below it. */
function isCovered(control: HTMLElement, x: number, y: number): boolean {
  const { left, right, top, bottom } = control.getBoundingClientRect();
  if (x < left || x > right || y < top || y > bottom) return false;
  let at = control.ownerDocument.elementFromPoint(x, y);
  while (at && !at.contains(control)) {
    if (/sticky|fixed/.test(getComputedStyle(at).position)) return true;
    at = at.parentElement;
  }
  return false;
}

function nameOf(control: HTMLElement): string {
  const labels = control.getAttribute('aria-labelledby')?.split(' ') ?? [];
  const label =
    labels.map((id) => control.ownerDocument.getElementById(id)?.textContent).join(' ') ||
    control.getAttribute('aria-label') ||
    ('labels' in control && control.labels instanceof NodeList
      ? control.labels.item(0)?.textContent
      : undefined) ||
    control.textContent;
  return `${control.localName}${control.role ? `[${control.role}]` : ''} “${label?.trim().slice(0, 40)}”`;
}
