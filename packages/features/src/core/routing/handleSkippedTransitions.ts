/**
 * Handles the `ready` promise of every view transition, which rejects when the transition is skipped: by the next
 * navigation, or in a hidden tab. React Router leaves it unhandled, and browsers report that as an error. A failed
 * update still rejects `finished`.
 *
 * @see https://drafts.csswg.org/css-view-transitions-1/#dom-viewtransition-ready
 */
export function handleSkippedTransitions(page: Document | undefined = globalThis.document): void {
  // The prerenderer has no document, and older browsers have no `startViewTransition`. As an own property, it
  // is wrapped already.
  if (page === undefined || !('startViewTransition' in page)) return;
  if (Object.hasOwn(page, 'startViewTransition')) return;
  const start = page.startViewTransition.bind(page);
  page.startViewTransition = (update) => {
    const transition = start(update);
    transition.ready.catch(() => undefined);
    return transition;
  };
}
