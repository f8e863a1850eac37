import { lazyAgain } from '@waymark/mfe-kit';
import { Skeleton } from '@waymark/ui';
import { Suspense } from 'react';
import { MapBoundary } from '../map-boundary';
import type { ReportsMapProps } from './reports-map-props';

const DrawnMap = lazyAgain(() => import(/* webpackChunkName: "reports-map" */ './reports-map'));

/**
 * Reports of a view on a map. Optional: the list beside it has the same content and appears before the map's code
 * loads.
 */
export function ReportsMap(props: ReportsMapProps) {
  return (
    <MapBoundary without={props.without ?? 'You can still use the list and the address form.'}>
      <Suspense fallback={<Skeleton height={props.height} />}>
        <DrawnMap {...props} />
      </Suspense>
    </MapBoundary>
  );
}
