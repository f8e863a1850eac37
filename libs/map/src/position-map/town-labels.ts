import Feature, { type FeatureLike } from 'ol/Feature';
import Point from 'ol/geom/Point';
import VectorLayer from 'ol/layer/Vector';
import type OlMap from 'ol/Map';
import { fromLonLat, transformExtent } from 'ol/proj';
import { textHeights } from 'ol/render/canvas';
import VectorSource from 'ol/source/Vector';
import CircleStyle from 'ol/style/Circle';
import Fill from 'ol/style/Fill';
import Stroke from 'ol/style/Stroke';
import Style from 'ol/style/Style';
import Text from 'ol/style/Text';
import { getTownsWithin, type TownOnMap, type View } from '../gazetteer';
import { colourOf } from './land';

const LINE_HEIGHT = 1.2;

/** Names the towns of the view after each move; without an answer the names of before stay. */
export function addTownLabels(map: OlMap, target: HTMLElement): () => void {
  const source = new VectorSource();
  // OpenLayers leaves out a name that would cover another; the largest town comes first.
  map.addLayer(new VectorLayer({ source, declutter: true, style: townStyle(target) }));
  let asking = new AbortController();

  function name() {
    asking.abort();
    asking = new AbortController();
    getTownsWithin(viewOf(map), asking.signal).then(
      (towns) => {
        source.clear();
        source.addFeatures(towns.map(toFeature));
      },
      // Moved on, or no connection: coastlines and numbers are still there.
      () => undefined,
    );
  }
  map.on('moveend', name);
  return () => asking.abort();
}

function viewOf(map: OlMap): View {
  const [west = 0, south = 0, east = 0, north = 0] = transformExtent(
    map.getView().calculateExtent(),
    'EPSG:3857',
    'EPSG:4326',
  );
  return {
    south: Math.max(south, -90),
    west: Math.max(west, -180),
    north: Math.min(north, 90),
    east: Math.min(east, 180),
  };
}

function toFeature({ name, latitude, longitude }: TownOnMap, place: number): Feature {
  return new Feature({ geometry: new Point(fromLonLat([longitude, latitude])), name, place });
}

/** A dot and a name in the page's own font, size and colours. */
function townStyle(element: HTMLElement): (town: FeatureLike) => Style {
  return (town) => {
    const { fontFamily, fontSize } = getComputedStyle(element);
    const font = `500 ${fontSize} ${fontFamily}`;
    // OpenLayers would measure it by innerHTML, which the page's Trusted Types forbid.
    textHeights[font] ??= parseFloat(fontSize) * LINE_HEIGHT;
    const text = new Fill({ color: colourOf(element, 'text') });
    return new Style({
      zIndex: -Number(town.get('place')),
      image: new CircleStyle({
        radius: 4,
        fill: text,
        stroke: new Stroke({ color: colourOf(element, 'surface'), width: 2 }),
      }),
      text: new Text({
        text: String(town.get('name')),
        font,
        textAlign: 'left',
        offsetX: 9,
        fill: text,
        stroke: new Stroke({ color: colourOf(element, 'surface'), width: 4 }),
      }),
    });
  };
}
