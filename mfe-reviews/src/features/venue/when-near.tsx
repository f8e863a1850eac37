import { useEffect, useRef, useState, type ReactNode } from 'react';

/** Somebody who has come so far down is soon there. */
const AHEAD = '600px';

interface WhenNearProps {
  ahead?: string;
  /** Stands there until then. */
  before?: ReactNode;
  children: ReactNode;
}

/** Draws, and so fetches, a part of the page for who scrolls towards it: most readers have their answer before. */
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
