import type { FeatureLike } from 'ol/Feature';
import CircleStyle from 'ol/style/Circle';
import Fill from 'ol/style/Fill';
import RegularShape from 'ol/style/RegularShape';
import Stroke from 'ol/style/Stroke';
import Style from 'ol/style/Style';
import Text from 'ol/style/Text';
import { knowAllLetterHeights } from './letter-heights';
import type { MapColours } from './map-colours';
import { isNamed } from './map-names';

/** Drawing order, lowest first. */
const ORDER = { land: 0, sea: 1, coast: 2, borough: 3, tube: 4 } as const;

export type GroundStyles = Readonly<Record<keyof typeof ORDER, Style>>;

export function groundStyles({ land, sea, coast, line, track }: MapColours): GroundStyles {
  return {
    land: new Style({ zIndex: ORDER.land, fill: new Fill({ color: land }) }),
    sea: new Style({ zIndex: ORDER.sea, fill: new Fill({ color: sea }) }),
    coast: new Style({ zIndex: ORDER.coast, stroke: new Stroke({ color: coast, width: 1 }) }),
    borough: new Style({ zIndex: ORDER.borough, stroke: new Stroke({ color: line, width: 1, lineDash: [5, 5] }) }),
    tube: new Style({ zIndex: ORDER.tube, stroke: new Stroke({ color: track, width: 2 }) }),
  };
}

/** Returns the style of names, in the page's own font and size, and of their symbols. */
export function nameStyles(element: HTMLElement, { text, halo, track }: MapColours) {
  knowAllLetterHeights();
  const { fontFamily, fontSize } = getComputedStyle(element);
  const fill = new Fill({ color: text });
  const around = new Stroke({ color: halo, width: 4 });
  const dot = new CircleStyle({ radius: 4, fill, stroke: new Stroke({ color: halo, width: 2 }) });
  const stop = new RegularShape({
    points: 4,
    radius: 6,
    angle: Math.PI / 4,
    fill: new Fill({ color: halo }),
    stroke: new Stroke({ color: track, width: 2 }),
  });
  const words = (name: string, weight: number): Text => {
    const font = `${weight} ${fontSize} ${fontFamily}`;
    return new Text({ text: name, font, textAlign: 'left', offsetX: 10, fill, stroke: around });
  };
  return (feature: FeatureLike, metresOfPixel: number): Style | undefined => {
    const name = String(feature.get('name'));
    const part = feature.get('part') as 'town' | 'station';
    if (!isNamed({ part, population: Number(feature.get('population')) }, metresOfPixel)) return undefined;
    return part === 'town'
      ? new Style({ image: dot, text: words(name, 600) })
      : new Style({ image: stop, text: words(name, 400) });
  };
}
