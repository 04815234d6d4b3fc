import { useEffect, useRef, type RefObject } from 'react';

/**
 * Returns a ref of the latest value, for effects that must not run again when it changes: `useEffectEvent`
 * requires React 19.
 */
export function useLatest<Value>(value: Value): RefObject<Value> {
  const latest = useRef(value);
  useEffect(() => {
    latest.current = value;
  });
  return latest;
}
