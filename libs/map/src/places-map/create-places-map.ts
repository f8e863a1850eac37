import { fromLonLat } from 'ol/proj';
import type { Ground } from '../base-map/ground';
import type { Box } from '../base-map/map-area';
import { createMap, inDegrees, inMetres } from '../frame/create-map';
import type { MapMoves } from '../frame/map-moves';
import { boxOfCircle } from './circle-of-view';
import { letterScale } from './letter-scale';
import type { MapCircle, MapPlace } from './map-place';

/**
 * `closest` parts places that stand near one another; `alone` is far enough to see what lies around a single one,
 * and `abroad`, where our map has coasts alone, to see where in its country it is.
 */
const ZOOM = { closest: 15, alone: 12, abroad: 4 } as const;
/** West, south, east, north of what is drawn in detail. */
const DRAWN: Box = [-11, 49, 2.5, 61];
/** Room for the pins above their points, and for what lies over the map. Pixels at letters of usual size. */
const ROOM = { top: 80, right: 156, bottom: 48, left: 64 } as const;
/** Of a side of the map: more room than that, and nothing would be left for the places. */
const MOST_ROOM = 0.7;

type Spot = Pick<MapPlace, 'latitude' | 'longitude'>;

export interface PlacesMapHandle extends MapMoves {
  /** Pixels from the upper left corner. */
  pixelOf(spot: Spot): readonly [number, number];
  view(): Box;
  show(spots: readonly Spot[]): void;
  showCircle(circle: MapCircle): void;
  /** Moves only where it is not in view, or under what covers so many pixels at the lower edge. */
  reveal(spot: Spot, covered?: number): void;
  close(): void;
}

interface Options {
  onGround: (ground: Ground) => void;
  /** Each time that something was painted: pins follow. */
  onPaint: () => void;
  /** The map came to rest; `byHand` when a person moved it. */
  onRest: (byHand: boolean) => void;
  /** Nothing moves it but its buttons and keys: a page scrolls on over it. */
  isStill: boolean;
}

/** A map over which the page draws its pins. */
export function createPlacesMap(target: HTMLElement, { onGround, onPaint, onRest, isStill }: Options): PlacesMapHandle {
  const { map, view, zoom, pan, close } = createMap(target, { isStill, onGround });
  const standing = () => [...(view.getCenter() ?? []), view.getResolution()].join();
  /** Where the page put it last. A person who moves it before it came to rest there has moved it, too. */
  let put = standing();
  /** What put it there: done again when the map gets another size, or places at its edge would be cut off. */
  let again: () => void = () => undefined;
  const move = (change: () => void) => {
    again = change;
    change();
    put = standing();
  };
  map.on('postrender', onPaint);
  map.on('moveend', () => onRest(standing() !== put));
  map.on('change:size', () => {
    if (standing() === put) move(again);
  });
  const fit = (box: Box, count: number) => {
    const { top, right, bottom, left } = roomIn(map.getSize());
    const padding = [top, right, bottom, left];
    // One alone stands in the middle.
    const options =
      count > 1 ? { padding, maxZoom: ZOOM.closest } : { maxZoom: isDrawn(box) ? ZOOM.alone : ZOOM.abroad };
    move(() => view.fit(inMetres(box), options));
  };
  return {
    pixelOf: ({ latitude, longitude }) => {
      const [x = -1e4, y = -1e4] = map.getPixelFromCoordinate(fromLonLat([longitude, latitude])) ?? [];
      return [x, y];
    },
    view: () => {
      const [west = 0, south = 0, east = 0, north = 0] = inDegrees(view.calculateExtent());
      return [west, south, east, north];
    },
    zoom,
    pan,
    show: (spots) => {
      const [first, ...rest] = spots;
      if (!first) return;
      const box = rest.reduce<[number, number, number, number]>(
        ([west, south, east, north], { latitude, longitude }) => [
          Math.min(west, longitude),
          Math.min(south, latitude),
          Math.max(east, longitude),
          Math.max(north, latitude),
        ],
        [first.longitude, first.latitude, first.longitude, first.latitude],
      );
      fit(box, spots.length);
    },
    showCircle: (circle) => move(() => view.fit(inMetres(boxOfCircle(circle)))),
    reveal: ({ latitude, longitude }, covered) => {
      const at = fromLonLat([longitude, latitude]);
      const [x = 0, y = 0] = map.getPixelFromCoordinate(at) ?? [];
      const [width = 0, height = 0] = map.getSize() ?? [];
      const { top, right, bottom, left } = roomIn([width, height]);
      const isSeen = x > left && x < width - right && y > top && y < height - (covered ?? bottom);
      if (!isSeen) move(() => view.setCenter(at));
    },
    close,
  };
}

/** The room at each side, larger for large letters, but never so large that no place would fit. Pixels. */
function roomIn([width = 0, height = 0]: readonly number[] = []) {
  const scale = letterScale();
  const across = Math.min(scale, (MOST_ROOM * width) / (ROOM.left + ROOM.right));
  const down = Math.min(scale, (MOST_ROOM * height) / (ROOM.top + ROOM.bottom));
  return { top: ROOM.top * down, right: ROOM.right * across, bottom: ROOM.bottom * down, left: ROOM.left * across };
}

const isDrawn = ([west, south, east, north]: Box): boolean =>
  west >= DRAWN[0] && south >= DRAWN[1] && east <= DRAWN[2] && north <= DRAWN[3];
