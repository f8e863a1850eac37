import OlMap from 'ol/Map';
import View from 'ol/View';
import { defaults as defaultControls } from 'ol/control/defaults';
import { focus } from 'ol/events/condition';
import { defaults as defaultInteractions } from 'ol/interaction/defaults';
import DragPan from 'ol/interaction/DragPan';
import MouseWheelZoom from 'ol/interaction/MouseWheelZoom';
import { fromLonLat, toLonLat, transformExtent } from 'ol/proj';
import { addGround, type Ground } from '../base-map/ground';
import type { Box } from '../base-map/map-area';
import { wrapped } from '../longitude';
import { DIRECTIONS, type MapMoves } from './map-moves';

/** Degrees, WGS 84. */
export interface LonLat {
  latitude: number;
  longitude: number;
}

/** Where a map opens that was told no place. */
export const BRITISH_ISLES: LonLat = { latitude: 54.5, longitude: -3.5 };

const ZOOM = { min: 3, max: 18, overview: 5 } as const;
/** How far a button or a key moves the map. Pixels. */
const STEP = 128;

interface Options {
  start?: LonLat & { zoom: number };
  /** Nothing moves it but its buttons and keys: a page scrolls on over it. */
  isStill?: boolean;
  /** What lies under it has changed. */
  onGround: (ground: Ground) => void;
}

export interface MadeMap extends MapMoves {
  map: OlMap;
  view: View;
  close(): void;
}

/** An OpenLayers map, as every map of the site behaves: calm for whoever asked for that, never turned. */
export function createMap(target: HTMLElement, { start, isStill = false, onGround }: Options): MadeMap {
  const { latitude, longitude, zoom } = start ?? { ...BRITISH_ISLES, zoom: ZOOM.overview };
  const view = new View({
    center: fromLonLat([longitude, latitude]),
    zoom,
    minZoom: ZOOM.min,
    maxZoom: ZOOM.max,
    enableRotation: false,
  });
  const isCalm = window.matchMedia('(prefers-reduced-motion: reduce)').matches;
  const timed = isCalm || isStill ? { duration: 0 } : {};
  const map = new OlMap({
    target,
    view,
    // The page has its own buttons, with words.
    controls: defaultControls({ zoom: false, attribution: false, rotate: false }),
    interactions: defaultInteractions({
      altShiftDragRotate: false,
      pinchRotate: false,
      mouseWheelZoom: false,
      keyboard: false,
      dragPan: !isCalm && !isStill,
      pinchZoom: !isStill,
      doubleClickZoom: !isStill,
      shiftDragZoom: !isStill,
      ...(timed.duration === undefined ? {} : { zoomDuration: timed.duration }),
    }).extend([
      // A wheel over the map scrolls the page until somebody has gone into the map.
      ...(isStill ? [] : [new MouseWheelZoom({ condition: focus, ...timed })]),
      // Without the slide at the end.
      ...(isCalm && !isStill ? [new DragPan()] : []),
    ]),
  });
  const forgetGround = addGround(map, target, onGround);
  // A map that was moved round the world shows the same there: pins and marks are drawn once.
  map.on('moveend', () => {
    const center = view.getCenter() ?? [0, 0];
    const { longitude } = pointInDegrees(center);
    const [x = 0] = fromLonLat([longitude, 0]);
    if (Math.abs(x - (center[0] ?? 0)) > 1) view.setCenter([x, center[1] ?? 0]);
  });
  return {
    map,
    view,
    zoom: (by) => {
      const before = view.getZoom() ?? ZOOM.overview;
      view.setZoom(before + by);
      return view.getZoom() !== before;
    },
    pan: (direction) => {
      const [x = 0, y = 0] = view.getCenter() ?? [];
      const step = STEP * (view.getResolution() ?? 1);
      const [east, north] = DIRECTIONS[direction];
      view.setCenter([x + east * step, y + north * step]);
      return view.getCenter()?.join() !== [x, y].join();
    },
    close: () => {
      forgetGround();
      map.setTarget(undefined);
      map.dispose();
    },
  };
}

/** The map's own metres and the degrees that everything else has. */
export const inDegrees = (extent: number[]): number[] => transformExtent(extent, 'EPSG:3857', 'EPSG:4326');
export const inMetres = (box: Box): number[] => transformExtent([...box], 'EPSG:4326', 'EPSG:3857');

export function pointInDegrees(coordinate: number[]): LonLat {
  const [longitude = 0, latitude = 0] = toLonLat(coordinate);
  return { latitude, longitude: wrapped(longitude) };
}
