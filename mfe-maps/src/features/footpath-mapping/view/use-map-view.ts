import type { MapBounds, MapPoint, MapView } from '@waymark/map';
import { useCallback, useEffect, useRef, useState } from 'react';
import { openingView, pointText } from '../address/mapping-address';
import type { MappingAddressState } from '../address/use-mapping-address';
import { boxOfView, isSameBox, type Size } from './view-box';

/** Digits of a position in the URL: about a kilometre, because a shared URL must not contain a person's position. */
const ROUGH_DIGITS = 2;
/** Degrees. A view this close to the person's position counts as being there. */
const AT_HOME = 0.002;

const isAtHome = (view: MapPoint, me: MapPoint | null): boolean =>
  me !== null && Math.abs(view.latitude - me.latitude) < AT_HOME && Math.abs(view.longitude - me.longitude) < AT_HOME;

/** The current view: from the URL at first and after Back; afterwards from the map, and the URL follows. */
export function useMapView({ view: given, at, zoom, change }: MappingAddressState, size: Size | null) {
  const [view, setView] = useState<MapView>(() => given ?? openingView());
  const [rested, setRested] = useState<{ view: MapView; box: MapBounds } | null>(null);
  const home = useRef<MapPoint | null>(null);
  const written = useRef(`${at} ${zoom}`);

  const text = `${at} ${zoom}`;
  useEffect(() => {
    if (written.current === text) return;
    written.current = text;
    setView(given ?? openingView());
    setRested(null);
  }, [text, given]);

  const write = useCallback(
    (next: MapView, replace: boolean) => {
      const part = {
        at: pointText(next, isAtHome(next, home.current) ? ROUGH_DIGITS : undefined),
        zoom: String(next.zoom),
      };
      if (written.current === `${part.at} ${part.zoom}`) return;
      written.current = `${part.at} ${part.zoom}`;
      change({ view: part }, { replace });
    },
    [change],
  );

  /** Called when the map comes to rest. */
  const onRest = useCallback(
    (next: MapView, box: MapBounds) => {
      setRested({ view: next, box });
      setView(next);
      if (!isSameView(next, view)) write(next, true);
    },
    [view, write],
  );

  /** Moves the view on a press, with a history entry for Back. */
  const goTo = useCallback(
    (point: MapPoint, closer = view.zoom, replace = false) => {
      const next = { ...point, zoom: closer };
      setView(next);
      setRested(null);
      write(next, replace);
    },
    [view.zoom, write],
  );

  /** Moves to the person's position, which the URL contains only roughly. Without a press, it adds no history entry. */
  const goHome = useCallback(
    (point: MapPoint, isAsked: boolean) => {
      home.current = point;
      goTo(point, view.zoom, !isAsked);
    },
    [goTo, view.zoom],
  );

  return { view, box: useBox(view, rested, size), onRest, goTo, goHome };
}

const isSameView = (one: MapView, other: MapView): boolean =>
  pointText(one) === pointText(other) && one.zoom === other.zoom;

/** Returns the bounds of the map, or of the map to come. Nearly equal bounds keep the old value. */
function useBox(view: MapView, rested: { box: MapBounds } | null, size: Size | null): MapBounds | null {
  const last = useRef<MapBounds | null>(null);
  const box = rested?.box ?? (size && boxOfView(view, size));
  if (box && (last.current === null || !isSameBox(last.current, box))) last.current = box;
  return last.current;
}
