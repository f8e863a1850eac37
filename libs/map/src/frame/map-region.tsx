import { announce } from '@waymark/mfe-kit';
import type { Ground } from '../base-map/ground';
import { ArrowIcon, MinusIcon, PlusIcon, VisuallyHidden } from '@waymark/ui';
import { useId, useRef, type KeyboardEvent, type ReactNode, type RefObject } from 'react';
import { MAP_WORDS } from '../messages/en/map';
import type { Direction, MapMoves } from './map-moves';
import { MapBox, MapButtons, MapFrame, MapSection, SkipMap, UnderMap } from './map-frame';

interface MapRegionProps {
  /** Name of the region for screen readers. */
  label: string;
  /** Names the element that takes the keys. */
  mapLabel?: string;
  /** CSS. */
  height: string;
  /** The element in which the map is created. */
  box: RefObject<HTMLDivElement | null>;
  /** Text about the map's keys, which screen readers read with the map. */
  help?: string;
  /** True while a press picks a place. */
  isPicking?: boolean;
  isStill?: boolean;
  /** Null until the map is loaded. */
  moves: MapMoves | null;
  /** Handles keys that do something other than move the map. */
  onKeyDown?: (event: KeyboardEvent<HTMLDivElement>) => void;
  /** The base map; its attribution is shown last. */
  ground: Ground;
  /** Notes shown under the map. */
  notes?: readonly string[];
  /** Content drawn over the map, after its buttons. */
  children?: ReactNode;
}

const GROUND_WORDS = { none: MAP_WORDS.noStreets, missing: MAP_WORDS.needsConnection, there: '' } as const;
const PAN_KEYS: Readonly<Record<string, Direction>> = {
  ArrowLeft: 'west',
  ArrowUp: 'north',
  ArrowDown: 'south',
  ArrowRight: 'east',
};
const ZOOM_KEYS: Readonly<Record<string, 1 | -1>> = { '+': 1, '-': -1 };
/** The pan buttons follow the two zoom buttons, column by column; the number rotates an arrow that points east. */
const PAN_BUTTONS: readonly (readonly [Direction, number])[] = [
  ['west', 180],
  ['north', -90],
  ['south', 90],
  ['east', 0],
];

/** The frame of every map: a named region with a skip link, keys, buttons and, below, the attribution of its data. */
export function MapRegion({
  label,
  mapLabel = 'Map',
  height,
  box,
  help = 'Use the arrow keys to move the map, and plus and minus to zoom.',
  isPicking = false,
  isStill = false,
  moves,
  onKeyDown,
  ground,
  notes = [],
  children,
}: MapRegionProps) {
  const end = useRef<HTMLParagraphElement>(null);
  const id = useId();

  // A key that is held down is announced only once.
  function zoom(by: 1 | -1, isRepeat = false) {
    if (!moves) return;
    const isDone = moves.zoom(by);
    if (isRepeat) return;
    if (isDone) announce(by > 0 ? 'Zoomed in.' : 'Zoomed out.');
    else announce(by > 0 ? 'You cannot zoom in any further.' : 'You cannot zoom out any further.');
  }

  function pan(direction: Direction, isRepeat = false) {
    if (!moves) return;
    const isDone = moves.pan(direction);
    if (!isRepeat) announce(isDone ? `Map moved ${direction}.` : `You cannot move the map any further ${direction}.`);
  }

  function onKey(event: KeyboardEvent<HTMLDivElement>) {
    onKeyDown?.(event);
    const { key, repeat, altKey, ctrlKey, metaKey, shiftKey } = event;
    if (event.defaultPrevented || altKey || ctrlKey || metaKey) return;
    const [direction, by] = [shiftKey ? undefined : PAN_KEYS[key], ZOOM_KEYS[key]];
    if (!direction && !by) return;
    event.preventDefault();
    if (direction) pan(direction, repeat);
    if (by) zoom(by, repeat);
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
          onKeyDown={onKey}
        />
        <MapButtons $isPicking={isPicking}>
          <button type="button" aria-label="Zoom in" onClick={() => zoom(1)}>
            <PlusIcon size="1em" />
          </button>
          <button type="button" aria-label="Zoom out" onClick={() => zoom(-1)}>
            <MinusIcon size="1em" />
          </button>
          {PAN_BUTTONS.map(([direction, degrees]) => (
            <button
              key={direction}
              type="button"
              aria-label={`Move the map ${direction}`}
              onClick={() => pan(direction)}
            >
              <ArrowIcon size="1em" style={{ rotate: `${degrees}deg` }} />
            </button>
          ))}
        </MapButtons>
        {children}
      </MapFrame>
      <UnderMap id={`${id}-end`} ref={end} tabIndex={-1}>
        {[...notes, GROUND_WORDS[ground.streets], MAP_WORDS.source(ground.attribution)].filter(Boolean).join(' ')}
      </UnderMap>
    </MapSection>
  );
}
