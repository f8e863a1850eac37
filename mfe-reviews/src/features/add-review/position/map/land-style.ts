import Fill from 'ol/style/Fill';
import Stroke from 'ol/style/Stroke';
import Style from 'ol/style/Style';

/** Land in the page's own colours, read at each drawing: themes change while the map is open. */
export function landStyle(element: HTMLElement): () => Style {
  return () => {
    const colour = (name: string) => getComputedStyle(element).getPropertyValue(`--color-${name}`).trim() || 'currentColor';
    return new Style({ fill: new Fill({ color: colour('surface') }), stroke: new Stroke({ color: colour('text-soft'), width: 1 }) });
  };
}
