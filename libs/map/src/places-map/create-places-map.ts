import { fromLonLat } from 'ol/proj';
import type { Ground } from '../base-map/ground';
import type { Box } from '../base-map/map-area';
import { createMap, inDegrees, inMetres } from '../frame/create-map';
import type { MapMoves } from '../frame/map-moves';
import { ZOOM_WITHOUT_NAMES, zoomWithNames } from '../frame/zoom-with-names';
import { hasStreetSource } from '../street-map/street-source';
import { boxOfCircle } from './circle-of-view';
import type { MapCircle, MapPlace } from './map-place';

/** The usual font size in pixels. */
const USUAL = 16;

/** Returns how much larger than usual the browser's font size is; sizes in pixels are multiplied by it. */
export const letterScale = (): number =>
  Number.parseFloat(getComputedStyle(document.documentElement).fontSize) / USUAL || 1;

/** `closest` separates places that are near one another; `alone` shows the streets around a single place. */
const ZOOM = { closest: 15, alone: 16 } as const;
/** Names that a map without streets must show: `enough` together with the pins, but at least `least`. */
const NAMES = { enough: 5, least: 2 } as const;
/** Room for the pins above their points and for controls over the map. Pixels at the usual font size. */
const ROOM = { top: 80, right: 156, bottom: 48, left: 64 } as const;
/** Largest share of a side that this room may take, so that space is left for the places. */
const MOST_ROOM = 0.7;

type Spot = Pick<MapPlace, 'latitude' | 'longitude'>;

export interface PlacesMapHandle extends MapMoves {
  /** Pixels from the upper left corner. */
  pixelOf(spot: Spot): readonly [number, number];
  view(): Box;
  show(spots: readonly Spot[]): void;
  /** Zooms in only as far as needed to separate the places. */
  approach(spots: readonly Spot[]): void;
  showCircle(circle: MapCircle): void;
  /** Moves the map only when the place is out of view or within `covered` pixels of the lower edge. */
  reveal(spot: Spot, covered?: number): void;
  close(): void;
}

interface Options {
  onGround: (ground: Ground) => void;
  /** Called after each paint: pins follow the map. */
  onPaint: () => void;
  /** The map came to rest. `byHand`: a person moved it. */
  onRest: (byHand: boolean) => void;
  /** Only buttons and keys move the map, so the page scrolls when a wheel or finger is over it. */
  isStill: boolean;
}

/** Creates a map over which the page draws its pins. */
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
  /**
   * The last view that the page set. A different view means that a person moved the map, even before it came to rest.
   */
  let put = standing();
  /**
   * The last move of the page. Repeated when the map's size or base map changes, or places at its edge would be cut
   * off.
   */
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
  /** Where streets are missing, zooms out until towns and stations show where the places are. */
  const open = (spots: readonly Spot[]) => {
    const box = boxAround(spots);
    const isOne = spots.length === 1;
    if (hasStreets) return isOne ? fit(box, ZOOM.alone) : fitAll(box);
    // Centres a single place.
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

/** Returns the padding at each side in pixels. It grows with the font size, but always leaves room for the places. */
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
