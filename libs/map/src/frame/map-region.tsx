import { announce } from '@waymark/mfe-kit';
import type { Ground } from '../base-map/ground';
import { MinusIcon, PlusIcon, VisuallyHidden } from '@waymark/ui';
import { useId, useRef, type KeyboardEvent, type ReactNode, type RefObject } from 'react';
import { MapBox, MapButtons, MapFrame, MapSection, SkipMap, UnderMap } from './map-frame';

interface MapRegionProps {
  /** Names the region. */
  label: string;
  /** Names what takes the keys. */
  mapLabel?: string;
  /** CSS. */
  height: string;
  /** What a map is made in. */
  box: RefObject<HTMLDivElement | null>;
  /** Read with the map: what its keys do. */
  help?: string;
  /** A press picks a place. */
  isPicking?: boolean;
  isStill?: boolean;
  /** False where it goes no further. */
  onZoom: (by: 1 | -1) => unknown;
  onKeyDown?: (event: KeyboardEvent<HTMLDivElement>) => void;
  /** What lies under all: said at the end, with whose it is. */
  ground: Ground;
  /** Said under the map. */
  notes?: readonly string[];
  /** Over the map, after its buttons. */
  children?: ReactNode;
}

/** The frame of every map: a region with a name and a way past it, keys, buttons, and under it whose data it shows. */
export function MapRegion({
  label,
  mapLabel = 'Map',
  height,
  box,
  help = 'Arrow keys move the map, plus and minus zoom.',
  isPicking = false,
  isStill = false,
  onZoom,
  onKeyDown,
  ground,
  notes = [],
  children,
}: MapRegionProps) {
  const end = useRef<HTMLParagraphElement>(null);
  const id = useId();

  function zoom(by: 1 | -1) {
    if (onZoom(by) === false) announce(by > 0 ? 'The map goes no nearer.' : 'The map goes no further out.');
    else announce(by > 0 ? 'Zoomed in.' : 'Zoomed out.');
  }

  return (
    <MapSection aria-label={label}>
      <SkipMap
        href={`#${id}-end`}
        onClick={(event) => {
          event.preventDefault();
          end.current?.focus();
        }}
      >
        Skip the map
      </SkipMap>
      <VisuallyHidden id={id}>{help}</VisuallyHidden>
      <MapFrame $height={height}>
        <MapBox
          ref={box}
          $isStill={isStill}
          $isPicking={isPicking}
          tabIndex={0}
          role="application"
          aria-label={mapLabel}
          aria-describedby={id}
          onKeyDown={onKeyDown}
        />
        <MapButtons>
          <button type="button" aria-label="Zoom in" onClick={() => zoom(1)}>
            <PlusIcon size="1em" />
          </button>
          <button type="button" aria-label="Zoom out" onClick={() => zoom(-1)}>
            <MinusIcon size="1em" />
          </button>
        </MapButtons>
        {children}
      </MapFrame>
      <UnderMap id={`${id}-end`} ref={end} tabIndex={-1}>
        {notes.map((note) => `${note} `)}
        {!ground.hasStreets && 'Street detail needs a connection. '}Map: {ground.attribution}.
      </UnderMap>
    </MapSection>
  );
}
