import { lazyAgain } from '@waymark/mfe-kit';
import { Skeleton } from '@waymark/ui';
import { Suspense } from 'react';
import { MapBoundary } from '../map-boundary';
import type { PlacesMapProps } from './places-map';

const PlacesMap = lazyAgain(() => import(/* webpackChunkName: "places-map" */ './places-map'));

/** The map's code is fetched on render; if that fails, the rest of the page still works. */
export function MapOfPlaces(props: PlacesMapProps) {
  return (
    <MapBoundary>
      <Suspense fallback={<Skeleton height={props.height} />}>
        <PlacesMap {...props} />
      </Suspense>
    </MapBoundary>
  );
}
