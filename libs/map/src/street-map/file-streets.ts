import TileLayer from 'ol/layer/Tile';
import VectorTileLayer from 'ol/layer/VectorTile';
import ImageTile from 'ol/source/ImageTile';
import { PMTilesVectorSource } from 'ol-pmtiles';
import { FetchSource, PMTiles, TileType, type Source } from 'pmtiles';
import { inTime } from './deadline';
import { streetStyle } from './street-style';
import type { Streets } from './street-layer';

/** One file of tiles, read piece by piece: pictures, or shapes that are drawn in the page's own colours. */
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
      if (!tile) throw new Error('The file ends before this piece.');
      return createImageBitmap(new Blob([tile.data]));
    },
  });
  return { layer: new TileLayer({ source }), sources: [source] };
}
