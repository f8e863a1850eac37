import { announce } from '@waymark/mfe-kit';
import { Button, Inline, MapPinIcon, radius, Stack } from '@waymark/ui';
import { useEffect, useId, useRef, useState, type KeyboardEvent } from 'react';
import { styled } from 'styled-components';
import { BRITISH_ISLES, createPositionMap, type LonLat, type PositionMapHandle } from './create-position-map';

const MapFrame = styled.div`
  position: relative;
  height: min(26rem, 70vh);
  border: 2px solid var(--color-border);
  border-radius: ${radius};
`;

const MapBox = styled.div`
  width: 100%;
  height: 100%;
  overflow: hidden;
  border-radius: calc(${radius} - 2px);
  background: var(--color-info-soft);
  /* A finger on the map moves the map; the page scrolls beside it. */
  touch-action: none;
  cursor: crosshair;

  .ol-unselectable {
    user-select: none;
  }
  .ol-selectable {
    user-select: auto;
  }
`;

/** Marks the middle; drawn in two tones so that it stands out on land and sea. */
const Cross = styled.div`
  position: absolute;
  inset: 50% auto auto 50%;
  width: 2.75rem;
  height: 2.75rem;
  margin: -1.375rem 0 0 -1.375rem;
  border: 3px solid var(--color-accent);
  border-radius: 50%;
  outline: 2px solid var(--color-surface);
  pointer-events: none;

  &::before,
  &::after {
    content: '';
    position: absolute;
    background: var(--color-text);
    forced-color-adjust: none;
  }
  &::before {
    inset: 50% 0.25rem auto;
    height: 2px;
    margin-top: -1px;
  }
  &::after {
    inset: 0.25rem auto 0.25rem 50%;
    width: 2px;
    margin-left: -1px;
  }
`;

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
        The map shows coast, towns and stations but no streets, so come as near as you can. Street detail needs a
        connection.
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
