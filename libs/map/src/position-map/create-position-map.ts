import Map from 'ol/Map';
import View from 'ol/View';
import { defaults as defaultControls } from 'ol/control/defaults';
import { defaults as defaultInteractions } from 'ol/interaction/defaults';
import { fromLonLat, toLonLat } from 'ol/proj';
import { addBaseMap } from '../base-map/base-map';

/** Degrees, WGS 84. */
export interface LonLat {
  latitude: number;
  longitude: number;
}

/** Where a map opens that was told no place. */
export const BRITISH_ISLES: LonLat = { latitude: 54.5, longitude: -3.5 };

const ZOOM = { overview: 5, known: 9, min: 2, max: 18 } as const;

export interface PositionMapHandle {
  centre(): LonLat;
  zoom(by: number): void;
  close(): void;
}

interface Options {
  start: LonLat | null;
  onMove: (centre: LonLat) => void;
  onClick: (at: LonLat) => void;
}

/** An OpenLayers map of coast, towns and stations in `target`; no third party learns what is looked at. */
export function createPositionMap(target: HTMLElement, { start, onMove, onClick }: Options): PositionMapHandle {
  const { latitude, longitude } = start ?? BRITISH_ISLES;
  const view = new View({
    center: fromLonLat([longitude, latitude]),
    zoom: start ? ZOOM.known : ZOOM.overview,
    minZoom: ZOOM.min,
    maxZoom: ZOOM.max,
    enableRotation: false,
  });
  const map = new Map({
    target,
    view,
    // The page has its own buttons, with words.
    controls: defaultControls({ zoom: false, attribution: false, rotate: false }),
    interactions: defaultInteractions({ altShiftDragRotate: false, pinchRotate: false }),
  });
  const forgetBase = addBaseMap(map, target);
  const centre = () => fromMap(view.getCenter() ?? [0, 0]);
  map.on('moveend', () => onMove(centre()));
  map.on('singleclick', ({ coordinate }) => {
    view.setCenter(coordinate);
    onClick(fromMap(coordinate));
  });
  return {
    centre,
    zoom: (by) => view.setZoom((view.getZoom() ?? ZOOM.overview) + by),
    close: () => {
      forgetBase();
      map.setTarget(undefined);
      map.dispose();
    },
  };
}

function fromMap(coordinate: number[]): LonLat {
  const [longitude = 0, latitude = 0] = toLonLat(coordinate);
  return { latitude, longitude: wrapped(longitude) };
}

/** The map goes round the world; a longitude does not. */
function wrapped(longitude: number): number {
  return ((((longitude + 180) % 360) + 360) % 360) - 180;
}
