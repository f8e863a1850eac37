import { announce } from '@waymark/mfe-kit';
import { Button, Inline, MapPinIcon, Stack } from '@waymark/ui';
import { useEffect, useId, useRef, useState, type KeyboardEvent } from 'react';
import { createPositionMap, type PositionMapHandle } from './create-position-map';
import { BRITISH_ISLES, type LonLat } from './lon-lat';
import { Cross, MapBox, MapFrame } from './map-styles';

interface PositionMapProps {
  /** Where a position was given before; else the map shows the British Isles. */
  start: LonLat | null;
  onPlace: (at: LonLat) => void;
}

const words = ({ latitude, longitude }: LonLat) => `${latitude.toFixed(3)}, ${longitude.toFixed(3)}`;

/**
 * A map under a fixed cross: arrows or a drag move the map, Enter, a click or the button set the position. Everything
 * that it does can also be done by town or by coordinates.
 */
export default function PositionMap({ start, onPlace }: PositionMapProps) {
  const box = useRef<HTMLDivElement>(null);
  const map = useRef<PositionMapHandle | null>(null);
  const [first] = useState(start);
  const [centre, setCentre] = useState<LonLat>(first ?? BRITISH_ISLES);
  const place = useRef(onPlace);
  const help = useId();
  useEffect(() => {
    place.current = onPlace;
  }, [onPlace]);

  useEffect(() => {
    if (!box.current) return;
    const made = createPositionMap(box.current, {
      start: first,
      onMove: setCentre,
      onClick: (at) => place.current(at),
    });
    map.current = made;
    return () => {
      map.current = null;
      made.close();
    };
  }, [first]);

  const set = () => map.current && onPlace(map.current.centre());

  function onKeyDown(event: KeyboardEvent) {
    if (event.key !== 'Enter') return;
    event.preventDefault();
    set();
  }

  function zoom(by: 1 | -1) {
    map.current?.zoom(by);
    announce(by > 0 ? 'Zoomed in.' : 'Zoomed out.');
  }

  return (
    <Stack $gap={3}>
      <p id={help}>
        Arrow keys or a drag move the map under the cross. Plus and minus zoom. Enter, or a click, sets the position.
        The map shows coastlines, towns and villages but no streets, so come as near as you can.
      </p>
      <MapFrame>
        <MapBox
          ref={box}
          tabIndex={0}
          role="application"
          aria-label="Map to set the position"
          aria-describedby={help}
          onKeyDown={onKeyDown}
        />
        <Cross aria-hidden="true" />
      </MapFrame>
      <p>{`The cross is at ${words(centre)}.`}</p>
      <Inline $gap={3}>
        <Button variant="primary" icon={<MapPinIcon />} onClick={set}>
          Set the position here
        </Button>
        <Button onClick={() => zoom(1)}>Zoom in</Button>
        <Button onClick={() => zoom(-1)}>Zoom out</Button>
      </Inline>
    </Stack>
  );
}
