import { apply } from 'ol-mapbox-style';
import LayerGroup from 'ol/layer/Group';
import Layer from 'ol/layer/Layer';
import TileSource from 'ol/source/Tile';
import { knowAllLetterHeights } from '../base-map/letter-heights';
import { answerOf } from './deadline';
import type { Streets } from './street-layer';

interface GlStyle {
  layers?: { layout?: Record<string, unknown> }[];
}

/** A Mapbox or MapLibre style: its own colours, our letters. */
export async function styleStreets(url: string, target: HTMLElement): Promise<Streets> {
  knowAllLetterHeights();
  const style = (await (await answerOf(url)).json()) as GlStyle;
  const font = pageFont(target);
  for (const { layout } of style.layers ?? []) {
    if (!layout?.['text-field']) continue;
    const weight = /bold/i.test(JSON.stringify(layout['text-font'] ?? '')) ? 'Bold' : 'Regular';
    layout['text-font'] = [`${font} ${weight}`];
  }
  const layer = new LayerGroup();
  await apply(layer, style, {
    styleUrl: url,
    // A picture of signs is an element of its own; all else is fetched here, where a wrong or late answer counts as none.
    transformRequest: (address, type) => (type === 'SpriteImage' ? address : answerOf(address)),
  });
  const sources = layer
    .getLayersArray()
    .map((one) => (one instanceof Layer ? (one.getSource() as unknown) : null))
    .filter((source) => source instanceof TileSource);
  return { layer, sources: [...new Set(sources)] };
}

/** Always there: for any other the library would ask a server that we do not know. */
const SAFE = 'Arial';

/** The page's own font where it is one that came with the page, so that letters of the reader's choice stand on the map too. */
function pageFont(target: HTMLElement): string {
  const unquoted = (name: string): string => name.replace(/["']/g, '').trim();
  const family = unquoted(getComputedStyle(target).fontFamily.split(',')[0] ?? '');
  const isOurs = [...document.fonts].some((face) => unquoted(face.family) === family && face.status === 'loaded');
  return isOurs ? family : SAFE;
}
