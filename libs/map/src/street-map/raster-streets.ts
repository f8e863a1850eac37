import TileLayer from 'ol/layer/Tile';
import ImageTile from 'ol/source/ImageTile';
import { pictureOf } from './deadline';
import type { Streets } from './street-layer';

const LAST_ZOOM = 19;

/** Creates a layer of tiles from a template such as `https://tiles.example/{z}/{x}/{y}.png`. */
export function rasterStreets(template: string): Streets {
  const source = new ImageTile({
    maxZoom: LAST_ZOOM,
    loader: (z, x, y, { signal }) => {
      const url = Object.entries({ z, x, y }).reduce(
        (text, [part, at]) => text.replace(`{${part}}`, String(at)),
        template,
      );
      return pictureOf(url, signal);
    },
  });
  return { layer: new TileLayer({ source }), sources: [source] };
}
