/** A ref of the active option. */
export function scrollIntoView(option: HTMLElement | null): void {
  option?.scrollIntoView({ block: 'nearest' });
}
