import { useEffect, useRef, useState, type ReactNode } from 'react';

/** Loads early enough for a reader who is scrolling closer. */
const AHEAD = '600px';

interface WhenNearProps {
  ahead?: string;
  /** Shown until then. */
  before?: ReactNode;
  children: ReactNode;
}

/**
 * Renders a part of the page, and so fetches its data, only when the reader scrolls near it: most find their answer
 * earlier.
 */
export function WhenNear({ ahead = AHEAD, before, children }: WhenNearProps) {
  const place = useRef<HTMLDivElement>(null);
  const [isNear, setIsNear] = useState(false);
  useEffect(() => {
    if (!place.current || isNear || typeof IntersectionObserver !== 'function') return undefined;
    const watch = new IntersectionObserver(([seen]) => seen?.isIntersecting && setIsNear(true), { rootMargin: ahead });
    watch.observe(place.current);
    return () => watch.disconnect();
  }, [isNear, ahead]);
  return <div ref={place}>{isNear ? children : before}</div>;
}
