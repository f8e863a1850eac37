import type BaseLayer from 'ol/layer/Base';
import type TileSource from 'ol/source/Tile';

/** The operator's map over ours: its layer, and the sources whose events show how its tiles load. */
export interface Streets {
  layer: BaseLayer;
  sources: TileSource[];
  /** Redraws in the page's current colours, if the map uses the page's colours. */
  restyle?: () => void;
}
