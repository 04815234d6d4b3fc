/** A letter together with Control, or Command on Apple devices. */
export type Shortcut = `mod+${string}`;

function isApple(): boolean {
  return typeof navigator !== 'undefined' && /mac|iphone|ipad/i.test(navigator.userAgent);
}

/** Formats the shortcut as it is labelled on keyboards of the device. */
export function shortcutLabel(shortcut: Shortcut): string {
  const letter = letterOf(shortcut);
  return isApple() ? `⌘${letter}` : `Ctrl ${letter}`;
}

/**
 * Returns whether the event matches the shortcut. Compares the physical key (`code`): Arabic layouts have
 * other letters.
 */
export function isShortcut(event: KeyboardEvent, shortcut: Shortcut): boolean {
  const hasModifier = isApple() ? event.metaKey && !event.ctrlKey : event.ctrlKey && !event.metaKey;
  if (!hasModifier || event.altKey || event.shiftKey) return false;
  const letter = letterOf(shortcut);
  return event.key.toUpperCase() === letter || event.code === `Key${letter}`;
}

function letterOf(shortcut: Shortcut): string {
  return shortcut.slice('mod+'.length).toUpperCase();
}
