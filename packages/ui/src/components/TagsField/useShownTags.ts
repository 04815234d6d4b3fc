import { useMemo, useState } from 'react';

/** Maximum number of tags that are initially rendered. */
const RENDERED_INITIALLY = 100;
/** Number of tags that are rendered per click: thousands would block the page for seconds. */
const RENDER_MORE = 500;

export interface ShownTag {
  value: string;
  /** Index in the complete list. */
  index: number;
  /** The error message. */
  reason: string | undefined;
}

type Validate = ((tag: string) => string | undefined) | undefined;

/** The tags to render, of all those in the field. */
export function useShownTags(tags: readonly string[], validate: Validate) {
  const [rendered, setRendered] = useState(RENDERED_INITIALLY);
  const { shown, wrong } = useMemo(
    () => tagsToShow(tags, validate, rendered),
    [tags, validate, rendered],
  );
  /** Renders more tags. Returns whether all are rendered then. */
  const showMore = () => {
    const next = tagsToShow(tags, validate, rendered + RENDER_MORE);
    setRendered(rendered + RENDER_MORE);
    return next.shown.length === tags.length;
  };
  return { shown, wrong, showMore };
}

/** Returns the last tags, because new ones are appended, and invalid ones. */
function tagsToShow(tags: readonly string[], validate: Validate, rendered: number) {
  let wrong = 0;
  const shown: ShownTag[] = [];
  for (const [index, tag] of tags.entries()) {
    const reason = validate?.(tag);
    if (reason !== undefined) wrong += 1;
    const isShownInvalid = reason !== undefined && wrong <= RENDERED_INITIALLY;
    if (index >= tags.length - rendered || isShownInvalid) {
      shown.push({ value: tag, index, reason });
    }
  }
  return { shown, wrong };
}
