import Feature from 'ol/Feature';
import Point from 'ol/geom/Point';
import VectorLayer from 'ol/layer/Vector';
import type OlMap from 'ol/Map';
import { fromLonLat, transformExtent } from 'ol/proj';
import VectorSource from 'ol/source/Vector';
import { getTownsWithin, type TownOnMap, type View } from '../api/get-towns-within';
import { townStyle } from './town-style';

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
