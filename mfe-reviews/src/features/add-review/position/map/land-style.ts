import Fill from 'ol/style/Fill';
import Stroke from 'ol/style/Stroke';
import Style from 'ol/style/Style';
import { colourOf } from './colour-of';

/** Land in the page's own colours. */
export function landStyle(element: HTMLElement): () => Style {
  return () =>
    new Style({
      fill: new Fill({ color: colourOf(element, 'surface') }),
      stroke: new Stroke({ color: colourOf(element, 'text-soft'), width: 1 }),
    });
}
