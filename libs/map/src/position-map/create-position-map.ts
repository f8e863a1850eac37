import type { Ground } from '../base-map/ground';
import { createMap, pointInDegrees, type LonLat } from '../frame/create-map';
import type { MapMoves } from '../frame/map-moves';

/** Near enough to see what lies around a position that was given. */
const KNOWN = 9;

export interface PositionMapHandle extends MapMoves {
  centre(): LonLat;
  close(): void;
}

interface Options {
  onGround: (ground: Ground) => void;
  start: LonLat | null;
  onMove: (centre: LonLat) => void;
  onClick: (at: LonLat) => void;
}

/** A map whose middle is the position; no third party learns what is looked at. */
export function createPositionMap(
  target: HTMLElement,
  { start, onGround, onMove, onClick }: Options,
): PositionMapHandle {
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
