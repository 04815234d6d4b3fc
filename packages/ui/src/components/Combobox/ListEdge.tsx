import { useEffect, useRef } from 'react';
import { useLatest } from '../../props/useLatest';

interface ListEdgeProps {
  onSeen: () => void;
}

/** The edge of the rendered part of a list. Reports when it comes into view. */
export function ListEdge({ onSeen }: ListEdgeProps) {
  const edge = useRef<HTMLDivElement>(null);
  const seen = useLatest(onSeen);
  useEffect(() => {
    if (edge.current === null) return undefined;
    const observer = new IntersectionObserver((entries) => {
      if (entries.some(({ isIntersecting }) => isIntersecting)) seen.current();
    });
    observer.observe(edge.current);
    return () => observer.disconnect();
  }, [seen]);
  return <div ref={edge} role="presentation" style={{ minBlockSize: 1 }} />;
}
