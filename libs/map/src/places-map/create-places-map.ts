import OlMap from 'ol/Map';
import View from 'ol/View';
import { defaults as defaultControls } from 'ol/control/defaults';
import { focus } from 'ol/events/condition';
import { defaults as defaultInteractions } from 'ol/interaction/defaults';
import DragPan from 'ol/interaction/DragPan';
import MouseWheelZoom from 'ol/interaction/MouseWheelZoom';
import { fromLonLat, transformExtent } from 'ol/proj';
import { addBaseMap } from '../base-map/base-map';
import type { Box } from '../base-map/map-area';
import { boxOfCircle } from './circle-of-view';
import type { MapCircle, MapPlace } from './map-place';

/**
 * `closest` parts places that stand near one another; `alone` is far enough to see what lies around a single one,
 * and `abroad`, where our map has coasts alone, to see where in its country it is.
 */
const ZOOM = { min: 3, max: 18, closest: 15, alone: 12, abroad: 4, overview: 5 } as const;
/** West, south, east, north of what is drawn in detail. */
const DRAWN: Box = [-11, 49, 2.5, 61];
const BRITISH_ISLES = [-3.5, 54.5];
/** Room for the pins above their points, and for what lies over the map. Pixels. */
const ROOM = { top: 80, right: 112, bottom: 48, left: 64 } as const;

type Spot = Pick<MapPlace, 'latitude' | 'longitude'>;

export interface PlacesMapHandle {
  /** Pixels from the upper left corner. */
  pixelOf(spot: Spot): readonly [number, number];
  view(): Box;
  zoom(by: number): void;
  show(spots: readonly Spot[]): void;
  showCircle(circle: MapCircle): void;
  /** Moves only where it is not in view, or under what covers so many pixels at the lower edge. */
  reveal(spot: Spot, covered?: number): void;
  close(): void;
}

interface Options {
  /** Each time that something was painted: pins follow. */
  onPaint: () => void;
  /** The map came to rest; `byHand` when a person moved it. */
  onRest: (byHand: boolean) => void;
  /** Nothing moves it but its buttons and keys: a page scrolls on over it. */
  isStill: boolean;
}

/** An OpenLayers map of our own base map; pins are drawn over it by the page. */
export function createPlacesMap(target: HTMLElement, { onPaint, onRest, isStill }: Options): PlacesMapHandle {
  const view = new View({
    center: fromLonLat(BRITISH_ISLES),
    zoom: ZOOM.overview,
    minZoom: ZOOM.min,
    maxZoom: ZOOM.max,
    enableRotation: false,
  });
  const isCalm = window.matchMedia('(prefers-reduced-motion: reduce)').matches;
  const duration = isCalm || isStill ? 0 : undefined;
  const map = new OlMap({
    target,
    view,
    controls: defaultControls({ zoom: false, attribution: false, rotate: false }),
    interactions: defaultInteractions({
      altShiftDragRotate: false,
      pinchRotate: false,
      mouseWheelZoom: false,
      dragPan: !isCalm && !isStill,
      pinchZoom: !isStill,
      doubleClickZoom: !isStill,
      shiftDragZoom: !isStill,
      ...(duration === undefined ? {} : { zoomDuration: duration }),
    }).extend(
      isStill
        ? []
        : [
            // A wheel over the map scrolls the page until somebody has gone into the map.
            new MouseWheelZoom({ condition: focus, ...(duration === undefined ? {} : { duration }) }),
            // Without the slide at the end.
            ...(isCalm ? [new DragPan()] : []),
          ],
    ),
  });
  const forgetBase = addBaseMap(map, target);
  let byHand = true;
  map.on('postrender', onPaint);
  map.on('moveend', () => {
    onRest(byHand);
    byHand = true;
  });
  const move = (change: () => void) => {
    const before = view.calculateExtent().join();
    change();
    // A view that stays tells of no move.
    if (view.calculateExtent().join() !== before) byHand = false;
  };
  const fit = (box: Box, count: number) => {
    const padding = [ROOM.top, ROOM.right, ROOM.bottom, ROOM.left];
    // One alone stands in the middle.
    const options =
      count > 1 ? { padding, maxZoom: ZOOM.closest } : { maxZoom: isDrawn(box) ? ZOOM.alone : ZOOM.abroad };
    move(() => view.fit(metres(box), options));
  };
  return {
    pixelOf: ({ latitude, longitude }) => {
      const [x = -1e4, y = -1e4] = map.getPixelFromCoordinate(fromLonLat([longitude, latitude])) ?? [];
      return [x, y];
    },
    view: () => {
      const [west = 0, south = 0, east = 0, north = 0] = degrees(view.calculateExtent());
      return [west, south, east, north];
    },
    zoom: (by) => view.setZoom((view.getZoom() ?? ZOOM.overview) + by),
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
    showCircle: (circle) => move(() => view.fit(metres(boxOfCircle(circle)))),
    reveal: ({ latitude, longitude }, covered = ROOM.bottom) => {
      const at = fromLonLat([longitude, latitude]);
      const [x = 0, y = 0] = map.getPixelFromCoordinate(at) ?? [];
      const [width = 0, height = 0] = map.getSize() ?? [];
      const isSeen = x > ROOM.left && x < width - ROOM.right && y > ROOM.top && y < height - covered;
      if (!isSeen) move(() => view.setCenter(at));
    },
    close: () => {
      forgetBase();
      map.setTarget(undefined);
      map.dispose();
    },
  };
}

const degrees = (extent: number[]): number[] => transformExtent(extent, 'EPSG:3857', 'EPSG:4326');
const metres = (box: Box): number[] => transformExtent([...box], 'EPSG:4326', 'EPSG:3857');

const isDrawn = ([west, south, east, north]: Box): boolean =>
  west >= DRAWN[0] && south >= DRAWN[1] && east <= DRAWN[2] && north <= DRAWN[3];
