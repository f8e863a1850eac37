import type { FeatureLike } from 'ol/Feature';
import { textHeights } from 'ol/render/canvas';
import CircleStyle from 'ol/style/Circle';
import Fill from 'ol/style/Fill';
import Stroke from 'ol/style/Stroke';
import Style from 'ol/style/Style';
import Text from 'ol/style/Text';
import { colourOf } from './colour-of';

const LINE_HEIGHT = 1.2;

/** A dot and a name in the page's own font, size and colours. */
export function townStyle(element: HTMLElement): (town: FeatureLike) => Style {
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
