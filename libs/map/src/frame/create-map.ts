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

/** A position in degrees, WGS 84. */
export interface LonLat {
  latitude: number;
  longitude: number;
}

/** Where a map opens when it gets no place. */
export const BRITISH_ISLES: LonLat = { latitude: 54.5, longitude: -3.5 };

const ZOOM = { min: 3, max: 18, overview: 5 } as const;
/** Pixels that a button or a key moves the map. */
const STEP = 128;

interface Options {
  start?: LonLat & { zoom: number };
  /** Only buttons and keys move the map, so the page scrolls when a wheel or finger is over it. */
  isStill?: boolean;
  /** Called when the base map changes. */
  onGround: (ground: Ground) => void;
}

export interface MadeMap extends MapMoves {
  map: OlMap;
  view: View;
  close(): void;
}

/**
 * Creates an OpenLayers map as used across the site: without animation under `prefers-reduced-motion`, never rotated.
 */
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
    // The page has its own buttons, with text.
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
      // A wheel over the map scrolls the page until the map has the focus.
      ...(isStill ? [] : [new MouseWheelZoom({ condition: focus, ...timed })]),
      // Dragging without kinetic scrolling.
      ...(isCalm && !isStill ? [new DragPan()] : []),
    ]),
  });
  const forgetGround = addGround(map, target, onGround);
  // Moves back after a full turn around the world, because pins and marks are drawn only once.
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

/** Converts between the map's own metres and the degrees used everywhere else. */
export const inDegrees = (extent: number[]): number[] => transformExtent(extent, 'EPSG:3857', 'EPSG:4326');
export const inMetres = (box: Box): number[] => transformExtent([...box], 'EPSG:4326', 'EPSG:3857');

export function pointInDegrees(coordinate: number[]): LonLat {
  const [longitude = 0, latitude = 0] = toLonLat(coordinate);
  return { latitude, longitude: wrapped(longitude) };
}
