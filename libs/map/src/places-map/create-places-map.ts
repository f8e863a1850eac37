import { fromLonLat } from 'ol/proj';
import type { Ground } from '../base-map/ground';
import type { Box } from '../base-map/map-area';
import { createMap, inDegrees, inMetres } from '../frame/create-map';
import { ZOOM_WITHOUT_NAMES, zoomWithNames } from '../frame/zoom-with-names';
import type { MapMoves } from '../frame/map-moves';
import { hasStreetSource } from '../street-map/street-source';
import { boxOfCircle } from './circle-of-view';
import { letterScale } from './letter-scale';
import type { MapCircle, MapPlace } from './map-place';

/** `closest` parts places that stand near one another; `alone` shows the streets round a single one. */
const ZOOM = { closest: 15, alone: 16 } as const;
/** Numbers of pins say where a place is, too, but never they alone. */
const NAMES = { enough: 5, least: 2 } as const;
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
  /** As close as it takes to tell them apart. */
  approach(spots: readonly Spot[]): void;
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
  let hasStreets = hasStreetSource();
  const { map, view, zoom, pan, close } = createMap(target, {
    isStill,
    onGround: (ground) => {
      onGround(ground);
      const isBefore = hasStreets;
      hasStreets = ground.streets === 'there';
      if (isBefore !== hasStreets && standing() === put) move(again);
    },
  });
  const standing = () => [...(view.getCenter() ?? []), view.getResolution()].join();
  /** Where the page put it last. A person who moves it before it came to rest there has moved it, too. */
  let put = standing();
  /** What put it there: done again when the map gets another size or ground, or places at its edge would be cut off. */
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
  const fit = (box: Box, maxZoom: number, padding = [0, 0, 0, 0]) => {
    view.fit(inMetres(box), { padding, maxZoom });
    put = standing();
  };
  const fitAll = (box: Box) => {
    const { top, right, bottom, left } = roomIn(map.getSize());
    fit(box, ZOOM.closest, [top, right, bottom, left]);
  };
  /** Where streets are missing, further out until towns and stations tell where it is. */
  const open = (spots: readonly Spot[]) => {
    const box = boxAround(spots);
    const isOne = spots.length === 1;
    if (hasStreets) return isOne ? fit(box, ZOOM.alone) : fitAll(box);
    // One alone stands in the middle.
    if (isOne) fit(box, ZOOM_WITHOUT_NAMES);
    else fitAll(box);
    const closest = isOne ? ZOOM.alone : (view.getZoom() ?? ZOOM.closest);
    const least = Math.max(NAMES.least, NAMES.enough + 1 - spots.length);
    const before = standing();
    void zoomWithNames(map, middleOf(box), { closest, least }).then((named) => {
      if (standing() === before && (isOne || named < closest)) fit(box, named);
    });
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
    show: (spots) => move(() => spots.length > 0 && open(spots)),
    approach: (spots) => move(() => fitAll(boxAround(spots))),
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

function boxAround(spots: readonly Spot[]): Box {
  const [longitudes, latitudes] = [spots.map((one) => one.longitude), spots.map((one) => one.latitude)];
  return [Math.min(...longitudes), Math.min(...latitudes), Math.max(...longitudes), Math.max(...latitudes)];
}

const middleOf = ([west, south, east, north]: Box): Spot => ({
  latitude: (south + north) / 2,
  longitude: (west + east) / 2,
});
