import { lazyAgain } from '@waymark/mfe-kit';
import { Button, MapPinIcon } from '@waymark/ui';
import { Suspense, useState } from 'react';
import { useFormContext, useWatch } from 'react-hook-form';
import { getPlaceAt } from '../gazetteer';
import { MapBoundary } from '../map-boundary';
import { readDegrees, type HoldsPosition } from './form-position';

const PositionMap = lazyAgain(() => import(/* webpackChunkName: "position-map" */ '../position-map/position-map'));

interface MapFieldProps {
  onPlace: (latitude: number, longitude: number, near: string) => void;
  /** Words for a position that was set before. */
  onWords: (at: { latitude: number; longitude: number }, near: string) => void;
}

/** The map and all it needs are fetched when somebody opens it. */
export function MapField({ onPlace, onWords }: MapFieldProps) {
  const { control } = useFormContext<HoldsPosition>();
  const { latitude, longitude } = useWatch({ control, name: 'position' });
  const [open, setOpen] = useState(false);
  const [north, east] = [readDegrees(latitude), readDegrees(longitude)];
  const start = Number.isNaN(north) || Number.isNaN(east) ? null : { latitude: north, longitude: east };

  async function place(at: { latitude: number; longitude: number }) {
    onPlace(at.latitude, at.longitude, '');
    // Words are a help, the numbers are what counts: a look-up that fails or comes too late is left out.
    const near = await getPlaceAt(at.latitude, at.longitude).catch(() => null);
    if (near) onWords(at, `${near.city}, ${near.countryName}`);
  }

  if (!open) {
    return (
      <div>
        <Button icon={<MapPinIcon />} onClick={() => setOpen(true)}>
          Open the map
        </Button>
      </div>
    );
  }
  return (
    <MapBoundary without="You can still use the list and the address form.">
      <Suspense fallback={<p role="status">Loading the map...</p>}>
        <PositionMap start={start} onPlace={(at) => void place(at)} />
      </Suspense>
    </MapBoundary>
  );
}
