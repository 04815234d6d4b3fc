import { useImperativeHandle, useRef, type Ref, type RefObject } from 'react';

/**
 * Returns a ref for an element that both the component and its caller need.
 *
 * @throws Error if the component renders no element with the ref.
 */
export function useSharedRef<Element>(ref: Ref<Element> | undefined): RefObject<Element | null> {
  const element = useRef<Element>(null);
  useImperativeHandle(ref, () => {
    if (element.current === null) throw new Error('The element is not on the page.');
    return element.current;
  });
  return element;
}
