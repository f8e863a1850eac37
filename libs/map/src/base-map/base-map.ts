import type Feature from 'ol/Feature';
import VectorLayer from 'ol/layer/Vector';
import type OlMap from 'ol/Map';
import { transformExtent } from 'ol/proj';
import VectorSource from 'ol/source/Vector';
import type { FeatureLike } from 'ol/Feature';
import { getTownsWithin } from '../gazetteer';
import { groundOf, linesOf, namesOf } from './area-features';
import { AREAS, LONDON, OVERVIEW } from './areas';
import { loadArea } from './load-area';
import { type AreaFile, type Box, holds, overlaps } from './map-area';
import { mapColours, onThemeChange } from './map-colours';
import { ABROAD } from './map-names';
import { groundStyles, nameStyles } from './map-styles';
import { worldLand } from './world-land';

/** Metres per pixel below which the detailed areas are fetched. */
const NEAR = 420;
const TEN_THOUSANDTHS = 10_000;

export interface OwnMap {
  setVisible(isVisible: boolean): void;
  /** Call this before the map itself is removed. */
  forget(): void;
}

/**
 * Adds our base map: coast, boroughs, Underground, stations and towns, below everything else on the map. Its data
 * ships with the page's code, so it needs no other server.
 */
export function addBaseMap(map: OlMap, target: HTMLElement): OwnMap {
  const world = new VectorSource();
  const far = new VectorSource();
  const near = new VectorSource();
  const lines = new VectorSource();
  const names = new VectorSource();
  let ground = groundStyles(mapColours(target));
  let named = nameStyles(target, mapColours(target));
  const styleOf = (feature: FeatureLike) => ground[feature.get('part') as keyof typeof ground];
  const layers = [
    ...[world, far].map((source) => new VectorLayer({ source, style: styleOf })),
    new VectorLayer({ source: near, style: styleOf, maxResolution: NEAR }),
    new VectorLayer({ source: lines, style: styleOf, maxResolution: NEAR / 2 }),
    new VectorLayer({
      source: names,
      style: (one, size) => named(one, size),
      declutter: true,
      renderOrder: largestFirst,
    }),
  ];
  for (const layer of layers) map.addLayer(layer);
  // The sea is the background colour. Until a coast is loaded, use land, or everything would look like sea.
  let hasCoast = false;
  const paint = () => {
    const { land, sea } = mapColours(target);
    target.style.background = hasCoast ? sea : land;
  };
  paint();
  const forgetTheme = onThemeChange(() => {
    ground = groundStyles(mapColours(target));
    named = nameStyles(target, mapColours(target));
    paint();
    for (const layer of layers) layer.changed();
  });

  const added = new Set<string>();
  const add = (key: string, source: VectorSource, features: Feature[]) => {
    if (added.has(key)) return;
    added.add(key);
    source.addFeatures(features);
  };
  async function addArea(file: AreaFile, source: VectorSource) {
    const area = await loadArea(file);
    if (!area) return;
    add(`ground ${file.file.href}`, source, groundOf(area));
    hasCoast = true;
    paint();
    for (const one of namesOf(area)) add(keyOf(one), names, [one]);
  }

  let asking = new AbortController();
  function fill() {
    asking.abort();
    asking = new AbortController();
    const box = boxOf(map);
    void addArea(OVERVIEW, far);
    if ((map.getView().getResolution() ?? Infinity) < NEAR) {
      for (const area of AREAS) if (overlaps(area.box, box)) void addArea(area, near);
      if (overlaps(LONDON.box, box)) void loadArea(LONDON).then((area) => area && add('london', lines, linesOf(area)));
    }
    if (holds(OVERVIEW.box, box)) return;
    void worldLand().then((features) => add('world', world, features));
    const [west, south, east, north] = box;
    getTownsWithin({ south, west, north, east }, asking.signal).then(
      (towns) => {
        const abroad = towns.filter(({ longitude: x, latitude: y }) => !holds(OVERVIEW.box, [x, y, x, y]));
        // The response has the largest towns first, without populations. We rank them above our own towns.
        const found = abroad.map(({ name, longitude, latitude }, rank): [string, number, number, number] => [
          name,
          Math.round(longitude * TEN_THOUSANDTHS),
          Math.round(latitude * TEN_THOUSANDTHS),
          ABROAD - rank,
        ]);
        for (const one of namesOf({ box, towns: found })) add(keyOf(one), names, [one]);
      },
      // The view moved on, or there is no connection: keep what is drawn.
      () => undefined,
    );
  }
  map.on('moveend', fill);
  // The map may already be at rest when this layer is added.
  if (map.isRendered()) fill();
  return {
    setVisible: (isVisible) => layers.forEach((layer) => layer.setVisible(isVisible)),
    forget: () => {
      asking.abort();
      forgetTheme();
    },
  };
}

const largestFirst = (a: FeatureLike, b: FeatureLike): number =>
  Number(b.get('population') ?? -1) - Number(a.get('population') ?? -1);

/** A town of the overview appears again in its detailed area: same key. */
const keyOf = (one: Feature): string => [one.get('name'), ...(one.getGeometry()?.getExtent() ?? [])].join(' ');

function boxOf(map: OlMap): Box {
  const extent = map.getView().calculateExtent();
  const [west = 0, south = 0, east = 0, north = 0] = transformExtent(extent, 'EPSG:3857', 'EPSG:4326');
  return [Math.max(west, -180), Math.max(south, -90), Math.min(east, 180), Math.min(north, 90)];
}
