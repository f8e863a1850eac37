import { fromLonLat } from 'ol/proj';
import type { Ground } from '../base-map/ground';
import { onThemeChange } from '../base-map/map-colours';
import { addCanvasLayer, type Mark } from '../frame/canvas-layer';
import { createMap, inDegrees, type LonLat, pointInDegrees } from '../frame/create-map';
import type { MapMoves } from '../frame/map-moves';
import { ZOOM_WITHOUT_NAMES, zoomWithNames } from '../frame/zoom-with-names';
import { wrapped } from '../longitude';
import { hasStreetSource } from '../street-map/street-source';
import { markColours } from './mark-colours';
import { createSprites } from './sprites';
import { drawnMarks, type Drawn, type Subject } from './drawn-marks';
import type { MapBounds, MapView } from './reports-map-props';

export interface ReportsMapHandle extends MapMoves {
  draw(what: Drawn): void;
  setView(view: MapView): void;
  view(): MapView;
  /** Zooms in one step, with the point in the middle. */
  approach(at: LonLat): void;
  /** Moves the map only when the point is out of view or within `covered` pixels of the lower edge. */
  reveal(at: LonLat, covered?: number): void;
  /** Returns the marks at the middle of the map, nearest first. */
  atCentre(): readonly Subject[];
  close(): void;
}

interface Options {
  start: MapView;
  /** Where streets are missing, the map opens further out so that names show where it is. */
  opensWithNames: boolean;
  onGround: (ground: Ground) => void;
  onRest: (view: MapView, box: MapBounds) => void;
  /** Called with the position of a press and the marks there, nearest first. */
  onPress: (at: LonLat, subjects: readonly Subject[]) => void;
}

/** Digits of a view in the URL: about a metre, and a hundredth of a zoom step. */
const DIGITS = { degrees: 5, zoom: 2 } as const;
const ROOM = 48;
/** Number of names needed to show where the middle is. */
const NAMES = 5;
const STEP = 2;

const rounded = (number: number, digits: number): number => Number(number.toFixed(digits));

/** Paints reports, groups of reports, the picked place and the person's own position on a canvas. */
export function createReportsMap(
  target: HTMLElement,
  { start, opensWithNames, onGround, onRest, onPress }: Options,
): ReportsMapHandle {
  const needsNames = opensWithNames && !hasStreetSource();
  const made = createMap(target, { start: needsNames ? { ...start, zoom: ZOOM_WITHOUT_NAMES } : start, onGround });
  const { map, view } = made;
  if (needsNames) {
    void zoomWithNames(map, start, { closest: start.zoom, least: NAMES }).then((zoom) => {
      if (view.getZoom() === ZOOM_WITHOUT_NAMES) view.setZoom(zoom);
    });
  }
  const layer = addCanvasLayer<Mark & { subject: Subject | null }>(map);
  const pictures = () => createSprites(target, markColours(target), window.devicePixelRatio);
  let sprites = pictures();
  let drawn: Drawn = { groups: [], reports: [], look: 'pins', selectedId: null, picked: null, me: null };
  const repaint = () => layer.draw(drawnMarks(drawn, sprites, view.getResolution() ?? 1));
  let paintedAt = view.getZoom();
  const forgetTheme = onThemeChange(() => {
    sprites = pictures();
    repaint();
  });

  const subjectsAt = (pixel: readonly number[]): Subject[] => layer.at(pixel).flatMap(({ subject }) => subject ?? []);

  const viewNow = (): MapView => {
    const { latitude, longitude } = pointInDegrees(view.getCenter() ?? [0, 0]);
    return {
      latitude: rounded(latitude, DIGITS.degrees),
      longitude: wrapped(rounded(longitude, DIGITS.degrees)),
      zoom: rounded(view.getZoom() ?? start.zoom, DIGITS.zoom),
    };
  };
  map.on('moveend', () => {
    if (view.getZoom() !== paintedAt) {
      paintedAt = view.getZoom();
      repaint();
    }
    const [west = 0, south = 0, east = 0, north = 0] = inDegrees(view.calculateExtent());
    const isWhole = east - west >= 360;
    onRest(viewNow(), {
      west: isWhole ? -180 : wrapped(west),
      south: Math.max(-90, south),
      east: isWhole ? 180 : wrapped(east),
      north: Math.min(90, north),
    });
  });
  map.on('singleclick', ({ coordinate, pixel }) => {
    onPress(pointInDegrees(coordinate), subjectsAt(pixel));
  });
  map.on('pointermove', ({ pixel, dragging }) => {
    if (!dragging) target.toggleAttribute('data-over', subjectsAt(pixel).length > 0);
  });

  return {
    draw: (what) => {
      drawn = what;
      repaint();
    },
    setView: ({ latitude, longitude, zoom }) => {
      const now = viewNow();
      const isThere =
        now.latitude === rounded(latitude, DIGITS.degrees) &&
        now.longitude === wrapped(rounded(longitude, DIGITS.degrees));
      if (isThere && now.zoom === rounded(zoom, DIGITS.zoom)) return;
      view.setCenter(fromLonLat([longitude, latitude]));
      view.setZoom(zoom);
    },
    view: viewNow,
    zoom: made.zoom,
    pan: made.pan,
    approach: ({ latitude, longitude }) => {
      view.setCenter(fromLonLat([longitude, latitude]));
      made.zoom(STEP);
    },
    reveal: ({ latitude, longitude }, covered = ROOM) => {
      const at = fromLonLat([longitude, latitude]);
      const [x = -1, y = -1] = map.getPixelFromCoordinate(at) ?? [];
      const [width = 0, height = 0] = map.getSize() ?? [];
      const isSeen = x > ROOM && x < width - ROOM && y > ROOM && y < height - covered;
      if (isSeen) return;
      const down = Math.max(0, covered - ROOM) / 2;
      view.setCenter([at[0] ?? 0, (at[1] ?? 0) - down * (view.getResolution() ?? 1)]);
    },
    atCentre: () => {
      const [width = 0, height = 0] = map.getSize() ?? [];
      return subjectsAt([width / 2, height / 2]);
    },
    close: () => {
      forgetTheme();
      made.close();
    },
  };
}
