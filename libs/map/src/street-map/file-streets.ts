import { PMTilesVectorSource } from 'ol-pmtiles';
import type { FeatureLike } from 'ol/Feature';
import TileLayer from 'ol/layer/Tile';
import VectorTileLayer from 'ol/layer/VectorTile';
import ImageTile from 'ol/source/ImageTile';
import Fill from 'ol/style/Fill';
import Stroke from 'ol/style/Stroke';
import Style, { type StyleFunction } from 'ol/style/Style';
import Text from 'ol/style/Text';
import { FetchSource, PMTiles, type Source, TileType } from 'pmtiles';
import { knowAllLetterHeights } from '../base-map/letter-heights';
import { mapColours } from '../base-map/map-colours';
import { inTime } from './deadline';
import type { Streets } from './street-layer';

/** Layer names of the two usual schemas (OpenMapTiles, Protomaps). */
const LAYERS: Readonly<Record<string, 'land' | 'water' | 'road' | 'building' | 'name'>> = {
  earth: 'land',
  landcover: 'land',
  landuse: 'land',
  water: 'water',
  ocean: 'water',
  waterway: 'water',
  physical_line: 'water',
  roads: 'road',
  transportation: 'road',
  buildings: 'building',
  building: 'building',
  place: 'name',
  places: 'name',
  transportation_name: 'name',
};

const ORDER = { land: 0, water: 1, building: 2, road: 3, name: 4 } as const;
/** Width in pixels by road class, as named in both schemas. */
const WIDE: readonly [of: RegExp, width: number][] = [
  [/motorway|highway|trunk/, 5],
  [/primary|major|secondary/, 4],
  [/path|foot|pedestrian|track|minor_path/, 1.5],
];
const USUAL = 2.5;

/**
 * Returns the style of vector tiles in the page's own colours and font: muted, so that marks on the map are easy to
 * see.
 */
function streetStyle(target: HTMLElement): StyleFunction {
  knowAllLetterHeights();
  const { land, sea, coast, line, text, halo } = mapColours(target);
  const { fontFamily, fontSize } = getComputedStyle(target);
  const ground = new Style({ zIndex: ORDER.land, fill: new Fill({ color: land }) });
  const water = new Style({
    zIndex: ORDER.water,
    fill: new Fill({ color: sea }),
    stroke: new Stroke({ color: sea, width: 2 }),
  });
  const building = new Style({ zIndex: ORDER.building, stroke: new Stroke({ color: coast, width: 0.5 }) });
  const roads = new Map<number, Style[]>();
  const road = (width: number): Style[] => {
    const known = roads.get(width) ?? [
      new Style({ zIndex: ORDER.road, stroke: new Stroke({ color: line, width: width + 1.5 }) }),
      new Style({ zIndex: ORDER.road + 0.5, stroke: new Stroke({ color: halo, width }) }),
    ];
    roads.set(width, known);
    return known;
  };
  const name = (words: string) =>
    new Style({
      zIndex: ORDER.name,
      text: new Text({
        text: words,
        font: `600 ${fontSize} ${fontFamily}`,
        fill: new Fill({ color: text }),
        stroke: new Stroke({ color: halo, width: 4 }),
      }),
    });
  return (feature: FeatureLike) => {
    const part = LAYERS[String(feature.get('layer'))];
    if (part === 'land') return ground;
    if (part === 'water') return water;
    if (part === 'building') return building;
    if (part === 'name') return feature.get('name') ? name(String(feature.get('name'))) : undefined;
    if (part !== 'road') return undefined;
    const kind = `${feature.get('class') ?? ''} ${feature.get('kind') ?? ''}`;
    return road(WIDE.find(([of]) => of.test(kind))?.[1] ?? USUAL);
  };
}

/** Opens a tile archive that is read in ranges: raster tiles, or vector tiles drawn in the page's own colours. */
export async function fileStreets(url: string, target: HTMLElement): Promise<Streets> {
  const file = new FetchSource(url);
  const punctual: Source = {
    getKey: () => url,
    getBytes: (offset, length, signal, etag) => file.getBytes(offset, length, inTime(signal), etag),
  };
  const tiles = new PMTiles(punctual);
  const { tileType, minZoom, maxZoom } = await tiles.getHeader();
  if (tileType === TileType.Mvt) {
    const source = new PMTilesVectorSource({ url });
    source.pmtiles_ = tiles;
    const layer = new VectorTileLayer({ source, declutter: true, style: streetStyle(target) });
    return { layer, sources: [source], restyle: () => layer.setStyle(streetStyle(target)) };
  }
  const source = new ImageTile({
    minZoom,
    maxZoom,
    loader: async (z, x, y, { signal }) => {
      const tile = await tiles.getZxy(z, x, y, signal);
      if (!tile) throw new Error('This map tile is missing from the file.');
      return createImageBitmap(new Blob([tile.data]));
    },
  });
  return { layer: new TileLayer({ source }), sources: [source] };
}
