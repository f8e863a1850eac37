import { useLayoutEffect, useRef, useState, type KeyboardEvent } from 'react';
import { MapPin } from './map-pin';
import type { MapPlace } from './map-place';
import { keyOf, type PinGroup } from './pin-groups';

interface MapPinsProps {
  groups: readonly PinGroup[];
  pixelOf: (place: MapPlace) => readonly [number, number];
  /** Registers a function that moves all pins to their places; called for each frame that the map paints. */
  onPlacer: (place: () => void) => void;
  active: number | null;
  onActive: (id: number | null) => void;
  open: number | null;
  onPress: (group: PinGroup) => void;
  onReach: (place: MapPlace) => void;
}

const STEPS: Readonly<Record<string, number>> = { ArrowRight: 1, ArrowDown: 1, ArrowLeft: -1, ArrowUp: -1 };

/** All pins share one Tab stop; arrow keys move between them in the order of the list. */
export function MapPins({ groups, pixelOf, onPlacer, active, onActive, open, onPress, onReach }: MapPinsProps) {
  const pins = useRef(new Map<number, HTMLButtonElement>());
  const [current, setCurrent] = useState<number | null>(null);
  const stop = groups.find((group) => keyOf(group) === current) ?? groups[0];

  useLayoutEffect(() => {
    const place = () => {
      for (const group of groups) {
        const pin = pins.current.get(keyOf(group));
        const [x, y] = pixelOf(group.places[0]);
        pin?.style.setProperty('--x', `${x}px`);
        pin?.style.setProperty('--y', `${y}px`);
      }
    };
    place();
    onPlacer(place);
  }, [groups, pixelOf, onPlacer]);

  function onKeyDown(event: KeyboardEvent) {
    const at = groups.findIndex((group) => group === stop);
    const last = groups.length - 1;
    const step = STEPS[event.key];
    const next =
      event.key === 'Home' ? 0 : event.key === 'End' ? last : step ? (at + step + groups.length) % groups.length : null;
    const group = next === null ? undefined : groups[next];
    if (!group) return;
    event.preventDefault();
    pins.current.get(keyOf(group))?.focus({ preventScroll: true });
  }

  function reach(group: PinGroup, isActive: boolean) {
    onActive(isActive ? keyOf(group) : null);
    const pin = pins.current.get(keyOf(group));
    if (!isActive || document.activeElement !== pin) return;
    setCurrent(keyOf(group));
    onReach(group.places[0]);
  }

  if (groups.length === 0) return null;
  return (
    <div role="toolbar" aria-label="Places on the map" onKeyDown={onKeyDown}>
      {groups.map((group) => (
        <MapPin
          key={keyOf(group)}
          group={group}
          isActive={group.places.some(({ id }) => id === active)}
          isOpen={group.places.some(({ id }) => id === open)}
          tabIndex={group === stop ? 0 : -1}
          ref={(pin) => {
            if (pin) pins.current.set(keyOf(group), pin);
            else pins.current.delete(keyOf(group));
          }}
          onPress={() => onPress(group)}
          onActive={(isActive) => reach(group, isActive)}
        />
      ))}
    </div>
  );
}
