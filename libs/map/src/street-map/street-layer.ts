import type BaseLayer from 'ol/layer/Base';
import type TileSource from 'ol/source/Tile';

/** The operator's map as it lies on ours: what is drawn, and what tells how its pieces come. */
export interface Streets {
  layer: BaseLayer;
  sources: TileSource[];
  /** In the page's colours of now, where they are its own. */
  restyle?: () => void;
}
