import type { VenueDetail } from '@waymark/contracts-reviews';
import { lazy, Suspense, useEffect, useRef, useState } from 'react';

const Nearby = lazy(() =>
  import(/* webpackChunkName: "nearby" */ './nearby').then((part) => ({ default: part.Nearby })),
);

/** Somebody who has come so far down is soon there. */
const AHEAD = '600px';

/** Fetches the places near by for who scrolls towards them: most readers have their answer before. */
export function NearByPlace({ venue }: { venue: VenueDetail }) {
  const place = useRef<HTMLDivElement>(null);
  const [isNear, setIsNear] = useState(false);
  useEffect(() => {
    if (!place.current || isNear || typeof IntersectionObserver !== 'function') return undefined;
    const watch = new IntersectionObserver(([seen]) => seen?.isIntersecting && setIsNear(true), { rootMargin: AHEAD });
    watch.observe(place.current);
    return () => watch.disconnect();
  }, [isNear]);
  return (
    <div ref={place}>
      {isNear && (
        <Suspense fallback={null}>
          <Nearby venue={venue} />
        </Suspense>
      )}
    </div>
  );
}
