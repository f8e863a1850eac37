import { Button, MapPinIcon, Stack } from '@waymark/ui';
import { type KeyboardEvent, useEffect, useRef, useState } from 'react';
import { type Ground, OWN_GROUND } from '../base-map/ground';
import { BRITISH_ISLES, createMap, type LonLat, pointInDegrees } from '../frame/create-map';
import { Cross } from '../frame/cross';
import type { MapMoves } from '../frame/map-moves';
import { MapRegion } from '../frame/map-region';

/** Zoom level that shows the surroundings of a given position. */
const KNOWN = 9;

interface PositionMapHandle extends MapMoves {
  centre(): LonLat;
  close(): void;
}

interface Options {
  onGround: (ground: Ground) => void;
  start: LonLat | null;
  onMove: (centre: LonLat) => void;
  onClick: (at: LonLat) => void;
}

/** Creates a map with the position in its middle. No third party learns which part is viewed. */
function createPositionMap(target: HTMLElement, { start, onGround, onMove, onClick }: Options): PositionMapHandle {
  const { map, view, zoom, pan, close } = createMap(target, {
    onGround,
    ...(start ? { start: { ...start, zoom: KNOWN } } : {}),
  });
  const centre = () => pointInDegrees(view.getCenter() ?? [0, 0]);
  map.on('moveend', () => onMove(centre()));
  map.on('singleclick', ({ coordinate }) => {
    view.setCenter(coordinate);
    onClick(pointInDegrees(coordinate));
  });
  return { centre, zoom, pan, close };
}

interface PositionMapProps {
  /** The position given before; null shows the British Isles. */
  start: LonLat | null;
  onPlace: (at: LonLat) => void;
}

const HELP =
  'Drag the map, or use the arrow keys, to move it under the crosshair. Press plus or minus to zoom. Press Enter, or click, to set the position.';

const words = ({ latitude, longitude }: LonLat) => `${latitude.toFixed(3)}, ${longitude.toFixed(3)}`;

/**
 * A map under a fixed cross: arrow keys or a drag move the map; Enter, a click or the button set the position. The
 * same can also be done by town or by coordinates.
 */
export default function PositionMap({ start, onPlace }: PositionMapProps) {
  const box = useRef<HTMLDivElement>(null);
  const [map, setMap] = useState<PositionMapHandle | null>(null);
  const [first] = useState(start);
  const [centre, setCentre] = useState<LonLat>(first ?? BRITISH_ISLES);
  const [ground, setGround] = useState(OWN_GROUND);
  const place = useRef(onPlace);
  useEffect(() => {
    place.current = onPlace;
  }, [onPlace]);

  useEffect(() => {
    if (!box.current) return;
    const made = createPositionMap(box.current, {
      start: first,
      onGround: setGround,
      onMove: setCentre,
      onClick: (at) => place.current(at),
    });
    setMap(made);
    return () => made.close();
  }, [first]);

  const set = () => map && onPlace(map.centre());

  function onKeyDown(event: KeyboardEvent) {
    if (event.key !== 'Enter') return;
    event.preventDefault();
    set();
  }

  return (
    <Stack $gap={3}>
      <p>{HELP}</p>
      <MapRegion
        label="Map of the position"
        mapLabel="Map to set the position"
        height="min(26rem, 70vh)"
        box={box}
        help={HELP}
        isPicking
        ground={ground}
        moves={map}
        onKeyDown={onKeyDown}
      >
        <Cross aria-hidden="true" />
      </MapRegion>
      <p>{`The crosshair is at ${words(centre)}.`}</p>
      <div>
        <Button variant="primary" icon={<MapPinIcon />} onClick={set}>
          Set the position here
        </Button>
      </div>
    </Stack>
  );
}
